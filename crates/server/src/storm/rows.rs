//! Rows in memory: what a database holds, by the schema that the real ones have.

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};

use super::statement::{Comparison, Condition, OnConflict, Operand, Select, Understood, Wanted, understand, words};
use crate::store::database::{Append, Appended, Row, Statement, Value};

const MIGRATIONS: &[&str] = crate::store::sqlite::MIGRATIONS;

/// Which table of the schema.
pub(super) type TableNumber = usize;

/// The tables that there are, with their columns.
#[derive(Clone, Debug, Default)]
pub(super) struct Schema {
    tables: Vec<TableSchema>,
}

#[derive(Clone, Debug)]
struct TableSchema {
    name: String,
    /// With what stands there if nothing is said.
    columns: Vec<(String, Value)>,
    key: Vec<usize>,
}

impl Schema {
    /// The schema that the migrations make.
    fn made() -> Schema {
        let mut schema = Schema::default();
        for statement in MIGRATIONS.iter().flat_map(|file| statements(file)) {
            match statement[..] {
                ["CREATE", "TABLE", name, "(", ref rest @ ..] => schema.create(name, rest),
                ["ALTER", "TABLE", name, "ADD", "COLUMN", ref rest @ ..] => {
                    let table = schema.table(name).expect("a table is made before it is changed");
                    schema.tables[table].add_column(rest);
                }
                // Indices, and changes of rows where there are none yet.
                _ => {}
            }
        }
        schema
    }

    fn create(&mut self, name: &str, words: &[&str]) {
        let mut table = TableSchema { name: name.to_owned(), columns: Vec::new(), key: Vec::new() };
        let (mut depth, mut part, mut parts) = (0, Vec::new(), Vec::new());
        for &word in words {
            match word {
                "(" => depth += 1,
                ")" if depth == 0 => break,
                ")" => depth -= 1,
                "," if depth == 0 => {
                    parts.push(std::mem::take(&mut part));
                    continue;
                }
                _ => {}
            }
            part.push(word);
        }
        parts.push(part);
        for part in parts {
            if part.starts_with(&["PRIMARY", "KEY"]) {
                let named = |name: &&str| table.columns.iter().position(|(column, _)| column == name);
                table.key = part[2..].iter().filter_map(named).collect();
            } else {
                table.add_column(&part);
            }
        }
        self.tables.push(table);
    }

    pub(super) fn table(&self, name: &str) -> Option<TableNumber> {
        self.tables.iter().position(|table| table.name == name)
    }

    pub(super) fn column(&self, table: TableNumber, name: &str) -> Option<usize> {
        self.tables[table].columns.iter().position(|(column, _)| column == name)
    }
}

impl TableSchema {
    fn add_column(&mut self, words: &[&str]) {
        if words.windows(2).any(|pair| pair == ["PRIMARY", "KEY"]) {
            self.key = vec![self.columns.len()];
        }
        let default = words.windows(2).find(|pair| pair[0] == "DEFAULT").and_then(|pair| pair[1].parse().ok());
        self.columns.push((words[0].to_owned(), Value::Int(default)));
    }
}

/// The statements of a file, in words.
fn statements(file: &str) -> Vec<Vec<&str>> {
    words(file).split(|word| *word == ";").map(<[&str]>::to_vec).collect()
}

/// A part of a row's key, which has an order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Int(i64),
    Text(String),
}

fn key_of(value: &Value) -> Key {
    match value {
        Value::Int(number) => Key::Int(number.unwrap_or(i64::MIN)),
        Value::Real(_) => Key::Int(i64::MIN),
        Value::Text(text) => Key::Text(text.clone().unwrap_or_default()),
    }
}

type Cells = Vec<Value>;

/// Everything that is stored.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    schema: Schema,
    tables: Vec<BTreeMap<Vec<Key>, Cells>>,
    understood: HashMap<&'static str, Understood>,
    /// What stood where, before the transaction that is being carried out.
    before: Vec<(TableNumber, Vec<Key>, Option<Cells>)>,
}

/// Why a statement was not carried out.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Trouble {
    /// There is such a row already.
    Conflict,
    /// A mistake of the simulation: it says which.
    NotUnderstood(String),
}

impl Rows {
    pub(super) fn new() -> Rows {
        let schema = Schema::made();
        let tables = schema.tables.iter().map(|_| BTreeMap::new()).collect();
        Rows { schema, tables, understood: HashMap::new(), before: Vec::new() }
    }

    fn understand(&mut self, sql: &'static str) -> Result<Understood, Trouble> {
        if let Some(understood) = self.understood.get(sql) {
            return Ok(understood.clone());
        }
        let understood = understand(&self.schema, sql).map_err(Trouble::NotUnderstood)?;
        self.understood.insert(sql, understood.clone());
        Ok(understood)
    }

    /// How many rows a table has.
    pub(super) fn count(&self, table: &str) -> usize {
        self.schema.table(table).map_or(0, |table| self.tables[table].len())
    }

    /// Answers a question.
    pub(super) fn read(&mut self, statement: &Statement) -> Result<Vec<Row>, Trouble> {
        let Understood::Select(select) = self.understand(statement.sql)? else {
            return Err(Trouble::NotUnderstood(statement.sql.to_owned()));
        };
        let found = self.find(select.table, &select.conditions, &statement.values);
        let rows: Vec<&Cells> = found.iter().map(|key| &self.tables[select.table][key]).collect();
        Ok(answer(&select, rows, &statement.values).into_iter().map(Row::new).collect())
    }

    /// Carries out statements, all of them or none. `false` if a demand was not met.
    pub(super) fn write(&mut self, statements: &[Statement]) -> Result<bool, Trouble> {
        self.before.clear();
        for statement in statements {
            match self.change(statement) {
                Ok(changed) if changed == 1 || !statement.must_change => {}
                Ok(_) => {
                    self.roll_back();
                    return Ok(false);
                }
                Err(trouble) => {
                    self.roll_back();
                    return Err(trouble);
                }
            }
        }
        Ok(true)
    }

    fn roll_back(&mut self) {
        while let Some((table, key, before)) = self.before.pop() {
            match before {
                Some(row) => self.tables[table].insert(key, row),
                None => self.tables[table].remove(&key),
            };
        }
    }

    fn put(&mut self, table: TableNumber, key: Vec<Key>, row: Option<Cells>) {
        let before = match row {
            Some(row) => self.tables[table].insert(key.clone(), row),
            None => self.tables[table].remove(&key),
        };
        self.before.push((table, key, before));
    }

    /// Adds deeds with all that goes with them, as the databases do.
    pub(super) fn append(&mut self, batch: &[Append]) -> Result<Vec<Appended>, Trouble> {
        let mut results = Vec::with_capacity(batch.len());
        for append in batch {
            let deed = Statement::new(
                "INSERT INTO deeds (table_id, seq, deed, at) VALUES ($1, $2, $3, $4)",
                vec![append.table.0.into(), append.seq.into(), append.deed.as_str().into(), append.at.into()],
            );
            let mut all = vec![deed];
            all.extend(append.also.iter().map(|note| note.statement(append.table)));
            results.push(match self.write(&all) {
                Ok(_) => Appended::Stored,
                Err(Trouble::Conflict) => Appended::Taken,
                Err(trouble) => return Err(trouble),
            });
        }
        Ok(results)
    }

    fn change(&mut self, statement: &Statement) -> Result<usize, Trouble> {
        let given = &statement.values;
        match self.understand(statement.sql)? {
            Understood::Select(_) => Err(Trouble::NotUnderstood(statement.sql.to_owned())),
            Understood::Delete { table, conditions } => {
                let found = self.find(table, &conditions, given);
                let count = found.len();
                found.into_iter().for_each(|key| self.put(table, key, None));
                Ok(count)
            }
            Understood::Update { table, set, conditions } => {
                let found = self.find(table, &conditions, given);
                let count = found.len();
                for key in found {
                    let row = updated(&self.tables[table][&key], &set, given, None);
                    self.put(table, key, Some(row));
                }
                Ok(count)
            }
            Understood::Insert { table, values, conflict } => {
                let schema = &self.schema.tables[table];
                let mut row: Cells = schema.columns.iter().map(|(_, default)| default.clone()).collect();
                for (column, operand) in &values {
                    row[*column] = value(operand, given, None, None);
                }
                let key: Vec<Key> = schema.key.iter().map(|&column| key_of(&row[column])).collect();
                let Some(there) = self.tables[table].get(&key) else {
                    self.put(table, key, Some(row));
                    return Ok(1);
                };
                match conflict {
                    OnConflict::Fail => Err(Trouble::Conflict),
                    OnConflict::Nothing => Ok(0),
                    OnConflict::Update { set, conditions } => {
                        if !conditions.iter().all(|condition| holds(condition, there, given)) {
                            return Ok(0);
                        }
                        let row = updated(there, &set, given, Some(&row));
                        self.put(table, key, Some(row));
                        Ok(1)
                    }
                }
            }
        }
    }

    /// The keys of the rows that fulfil all conditions. If the first part of the key is given, no others are looked at.
    fn find(&self, table: TableNumber, conditions: &[Condition], given: &[Value]) -> Vec<Vec<Key>> {
        let rows = &self.tables[table];
        let first = self.schema.tables[table].key[0];
        let begin = conditions.iter().find_map(|condition| match condition {
            Condition::Compare(column, Comparison::Equal, operand @ (Operand::Given(_) | Operand::Literal(_)))
                if *column == first =>
            {
                Some(key_of(&value(operand, given, None, None)))
            }
            _ => None,
        });
        let fits = |(key, row): (&Vec<Key>, &Cells)| {
            conditions.iter().all(|condition| holds(condition, row, given)).then(|| key.clone())
        };
        match begin {
            Some(begin) => {
                let near = rows.range(vec![begin.clone()]..).take_while(|(key, _)| key[0] == begin);
                near.filter_map(fits).collect()
            }
            None => rows.iter().filter_map(fits).collect(),
        }
    }
}

fn value(operand: &Operand, given: &[Value], row: Option<&Cells>, excluded: Option<&Cells>) -> Value {
    let nothing = Value::Int(None);
    match operand {
        Operand::Given(index) => given.get(*index).cloned().unwrap_or(nothing),
        Operand::Literal(value) => value.clone(),
        Operand::Column(column) => row.map_or(nothing, |row| row[*column].clone()),
        Operand::Excluded(column) => excluded.map_or(nothing, |row| row[*column].clone()),
        Operand::Plus(operand, more) => match value(operand, given, row, excluded) {
            Value::Int(Some(number)) => Value::Int(Some(number + more)),
            other => other,
        },
    }
}

fn updated(row: &Cells, set: &[(usize, Operand)], given: &[Value], excluded: Option<&Cells>) -> Cells {
    let mut after = row.clone();
    for (column, operand) in set {
        after[*column] = value(operand, given, Some(row), excluded);
    }
    after
}

/// Nothing is like nothing, and nothing has no place in an order.
fn compare(one: &Value, other: &Value) -> Option<Ordering> {
    match (one, other) {
        (Value::Int(Some(one)), Value::Int(Some(other))) => Some(one.cmp(other)),
        (Value::Text(Some(one)), Value::Text(Some(other))) => Some(one.cmp(other)),
        (Value::Real(Some(one)), Value::Real(Some(other))) => one.partial_cmp(other),
        (Value::Real(Some(one)), Value::Int(Some(other))) => one.partial_cmp(&(*other as f64)),
        _ => None,
    }
}

fn is_null(value: &Value) -> bool {
    matches!(value, Value::Int(None) | Value::Real(None) | Value::Text(None))
}

fn holds(condition: &Condition, row: &Cells, given: &[Value]) -> bool {
    match condition {
        Condition::IsNull(column, wanted) => is_null(&row[*column]) == *wanted,
        Condition::Compare(column, comparison, operand) => {
            let Some(order) = compare(&row[*column], &value(operand, given, Some(row), None)) else { return false };
            match comparison {
                Comparison::Equal => order.is_eq(),
                Comparison::Unequal => order.is_ne(),
                Comparison::Less => order.is_lt(),
                Comparison::LessOrEqual => order.is_le(),
                Comparison::More => order.is_gt(),
                Comparison::MoreOrEqual => order.is_ge(),
            }
        }
    }
}

fn answer(select: &Select, mut rows: Vec<&Cells>, given: &[Value]) -> Vec<Cells> {
    let of_all = |wanted: &Wanted| match wanted {
        Wanted::Count => Some(Value::Int(Some(rows.len() as i64))),
        Wanted::Largest(column) => {
            let numbers = rows.iter().filter_map(|row| match row[*column] {
                Value::Int(number) => number,
                _ => None,
            });
            Some(Value::Int(Some(numbers.max().unwrap_or(0))))
        }
        Wanted::Column(_) | Wanted::Literal(_) => None,
    };
    let counted: Vec<Value> = select.wanted.iter().filter_map(of_all).collect();
    if !counted.is_empty() {
        return vec![counted];
    }
    if let Some((column, from_the_top)) = select.order {
        rows.sort_by(|one, other| compare(&one[column], &other[column]).unwrap_or(Ordering::Equal));
        if from_the_top {
            rows.reverse();
        }
    }
    let limit = match select.limit.as_ref().map(|limit| value(limit, given, None, None)) {
        Some(Value::Int(Some(limit))) => usize::try_from(limit).unwrap_or(0),
        _ => usize::MAX,
    };
    let shown = |row: &Cells| {
        let cells = select.wanted.iter().map(|wanted| match wanted {
            Wanted::Column(column) => row[*column].clone(),
            Wanted::Literal(value) => value.clone(),
            Wanted::Count | Wanted::Largest(_) => Value::Int(None),
        });
        cells.collect()
    };
    rows.into_iter().take(limit).map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(rows: &mut Rows, seen: u64) -> Result<bool, Trouble> {
        let sql = "INSERT INTO nodes (id, seen) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
                   WHERE nodes.seen < $2";
        rows.write(&[Statement::new(sql, vec!["a".into(), seen.into()]).demanding()])
    }

    fn seen(rows: &mut Rows) -> Vec<u64> {
        let found = rows.read(&Statement::new("SELECT seen FROM nodes ORDER BY seen DESC LIMIT $1", vec![5u64.into()]));
        found.unwrap().into_iter().map(|mut row| row.int().unwrap()).collect()
    }

    #[test]
    fn rows_are_put_changed_and_read_as_by_the_real_databases() {
        let mut rows = Rows::new();
        assert_eq!(put(&mut rows, 7), Ok(true));
        assert_eq!(put(&mut rows, 9), Ok(true));
        assert_eq!(put(&mut rows, 8), Ok(false), "a demand that is not met changes nothing");
        assert_eq!(seen(&mut rows), [9]);
        let clash = Statement::new("INSERT INTO nodes (id, seen) VALUES ($1, $2)", vec!["a".into(), 1u64.into()]);
        let other = Statement::new("INSERT INTO nodes (id, seen) VALUES ($1, $2)", vec!["b".into(), 1u64.into()]);
        assert_eq!(rows.write(&[other.clone(), clash]), Err(Trouble::Conflict), "all of it or nothing");
        assert_eq!(seen(&mut rows), [9]);
        assert_eq!(rows.write(&[other]), Ok(true));
        assert_eq!(seen(&mut rows), [9, 1]);
        let old = Statement::new("DELETE FROM nodes WHERE seen < $1", vec![5u64.into()]);
        assert_eq!(rows.write(&[old]), Ok(true));
        assert_eq!(seen(&mut rows), [9]);
    }

    #[test]
    fn what_is_not_understood_is_said_and_not_guessed() {
        let odd = Statement::new("SELECT seen FROM nodes GROUP BY seen", vec![]);
        let Err(Trouble::NotUnderstood(why)) = Rows::new().read(&odd) else { panic!("it was understood") };
        assert!(why.contains("\"GROUP\""), "{why}");
    }
}
