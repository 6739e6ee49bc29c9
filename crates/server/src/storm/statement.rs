//! The few forms of SQL that the store speaks, read into something that rows in memory can answer. Whatever is not understood is
//! said, and never guessed.

use super::rows::{Schema, TableNumber};
use crate::store::database::Value;

/// Where a value comes from.
#[derive(Clone, Debug)]
pub(super) enum Operand {
    /// `$1`, counted from 0.
    Given(usize),
    /// Written there.
    Literal(Value),
    /// A column of the row that there is.
    Column(usize),
    /// A column of the row that was to be put there.
    Excluded(usize),
    /// A number more.
    Plus(Box<Operand>, i64),
}

/// How two values are compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Comparison {
    Equal,
    Unequal,
    Less,
    LessOrEqual,
    More,
    MoreOrEqual,
}

/// What a row must fulfil.
#[derive(Clone, Debug)]
pub(super) enum Condition {
    Compare(usize, Comparison, Operand),
    IsNull(usize, bool),
}

/// What is to be done when the row's key is taken.
#[derive(Clone, Debug)]
pub(super) enum OnConflict {
    Fail,
    Nothing,
    Update { set: Vec<(usize, Operand)>, conditions: Vec<Condition> },
}

/// What is read of a row, or of all of them.
#[derive(Clone, Debug)]
pub(super) enum Wanted {
    Column(usize),
    Literal(Value),
    Count,
    /// The largest, or 0.
    Largest(usize),
}

/// A statement that was understood.
#[derive(Clone, Debug)]
pub(super) enum Understood {
    Insert { table: TableNumber, values: Vec<(usize, Operand)>, conflict: OnConflict },
    Update { table: TableNumber, set: Vec<(usize, Operand)>, conditions: Vec<Condition> },
    Delete { table: TableNumber, conditions: Vec<Condition> },
    Select(Select),
}

/// A question.
#[derive(Clone, Debug)]
pub(super) struct Select {
    pub(super) table: TableNumber,
    pub(super) wanted: Vec<Wanted>,
    pub(super) conditions: Vec<Condition>,
    /// By which column, and whether from the top.
    pub(super) order: Option<(usize, bool)>,
    pub(super) limit: Option<Operand>,
}

/// The words and signs of a statement.
pub(super) fn words(sql: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = sql;
    loop {
        rest = rest.trim_start();
        let Some(first) = rest.chars().next() else { return words };
        let part_of_word = |c: char| c.is_alphanumeric() || "_.$".contains(c);
        let length = if rest.starts_with("--") {
            rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
            continue;
        } else if first == '\'' {
            rest[1..].find('\'').map_or(rest.len(), |end| end + 2)
        } else if part_of_word(first) {
            rest.find(|c| !part_of_word(c)).unwrap_or(rest.len())
        } else if ["<=", ">=", "<>"].iter().any(|sign| rest.starts_with(sign)) {
            2
        } else {
            first.len_utf8()
        };
        words.push(&rest[..length]);
        rest = &rest[length..];
    }
}

/// Reads a statement against a schema.
pub(super) fn understand(schema: &Schema, sql: &str) -> Result<Understood, String> {
    let mut reader = Reader { schema, words: words(sql), at: 0 };
    let understood = reader.statement().ok_or_else(|| reader.lost(sql))?;
    if reader.at == reader.words.len() { Ok(understood) } else { Err(reader.lost(sql)) }
}

struct Reader<'a> {
    schema: &'a Schema,
    words: Vec<&'a str>,
    at: usize,
}

impl<'a> Reader<'a> {
    fn lost(&self, sql: &str) -> String {
        let word = self.words.get(self.at).unwrap_or(&"the end");
        format!("the store in memory does not understand {word:?} in: {sql}")
    }

    fn next(&mut self) -> Option<&'a str> {
        let word = self.words.get(self.at).copied();
        self.at += 1;
        word
    }

    /// Goes on if these words are the next.
    fn goes_on(&mut self, words: &[&str]) -> bool {
        let there = self.words[self.at.min(self.words.len())..].iter().take(words.len());
        let same = there.len() == words.len() && there.zip(words).all(|(there, word)| there.eq_ignore_ascii_case(word));
        if same {
            self.at += words.len();
        }
        same
    }

    fn expect(&mut self, words: &[&str]) -> Option<()> {
        self.goes_on(words).then_some(())
    }

    fn table(&mut self) -> Option<TableNumber> {
        let name = self.next()?;
        self.schema.table(name)
    }

    fn column_named(&self, table: TableNumber, name: &str) -> Option<usize> {
        let plain = name.rsplit('.').next().unwrap_or(name);
        self.schema.column(table, plain)
    }

    fn column(&mut self, table: TableNumber) -> Option<usize> {
        let name = self.next()?;
        self.column_named(table, name)
    }

    fn statement(&mut self) -> Option<Understood> {
        match self.next()?.to_ascii_uppercase().as_str() {
            "INSERT" => self.insert(),
            "UPDATE" => {
                let table = self.table()?;
                self.expect(&["SET"])?;
                let set = self.set(table)?;
                Some(Understood::Update { table, set, conditions: self.conditions(table)? })
            }
            "DELETE" => {
                self.expect(&["FROM"])?;
                let table = self.table()?;
                Some(Understood::Delete { table, conditions: self.conditions(table)? })
            }
            "SELECT" => self.select(),
            _ => None,
        }
    }

    fn insert(&mut self) -> Option<Understood> {
        self.expect(&["INTO"])?;
        let table = self.table()?;
        self.expect(&["("])?;
        let mut columns = Vec::new();
        loop {
            columns.push(self.column(table)?);
            if self.goes_on(&[")"]) {
                break;
            }
            self.expect(&[","])?;
        }
        self.expect(&["VALUES", "("])?;
        let mut values = Vec::new();
        for (index, column) in columns.iter().enumerate() {
            if index > 0 {
                self.expect(&[","])?;
            }
            values.push((*column, self.operand(table)?));
        }
        self.expect(&[")"])?;
        let conflict = self.conflict(table)?;
        Some(Understood::Insert { table, values, conflict })
    }

    fn conflict(&mut self, table: TableNumber) -> Option<OnConflict> {
        if !self.goes_on(&["ON", "CONFLICT"]) {
            return Some(OnConflict::Fail);
        }
        if self.goes_on(&["("]) {
            // The key: a table has one.
            while self.next()? != ")" {}
        }
        self.expect(&["DO"])?;
        if self.goes_on(&["NOTHING"]) {
            return Some(OnConflict::Nothing);
        }
        self.expect(&["UPDATE", "SET"])?;
        let set = self.set(table)?;
        Some(OnConflict::Update { set, conditions: self.conditions(table)? })
    }

    fn set(&mut self, table: TableNumber) -> Option<Vec<(usize, Operand)>> {
        let mut set = Vec::new();
        loop {
            let column = self.column(table)?;
            self.expect(&["="])?;
            set.push((column, self.operand(table)?));
            if !self.goes_on(&[","]) {
                return Some(set);
            }
        }
    }

    fn operand(&mut self, table: TableNumber) -> Option<Operand> {
        let word = self.next()?;
        let operand = if let Some(number) = word.strip_prefix('$') {
            Operand::Given(number.parse::<usize>().ok()?.checked_sub(1)?)
        } else if let Some(text) = word.strip_prefix('\'') {
            Operand::Literal(Value::from(text.strip_suffix('\'')?))
        } else if let Ok(number) = word.parse::<i64>() {
            Operand::Literal(Value::Int(Some(number)))
        } else if word.eq_ignore_ascii_case("NULL") {
            Operand::Literal(Value::Int(None))
        } else if let Some(name) = word.strip_prefix("excluded.") {
            Operand::Excluded(self.schema.column(table, name)?)
        } else {
            Operand::Column(self.column_named(table, word)?)
        };
        if self.goes_on(&["+"]) {
            return Some(Operand::Plus(Box::new(operand), self.next()?.parse().ok()?));
        }
        Some(operand)
    }

    fn conditions(&mut self, table: TableNumber) -> Option<Vec<Condition>> {
        let mut conditions = Vec::new();
        if !self.goes_on(&["WHERE"]) {
            return Some(conditions);
        }
        loop {
            let column = self.column(table)?;
            conditions.push(if self.goes_on(&["IS", "NOT", "NULL"]) {
                Condition::IsNull(column, false)
            } else if self.goes_on(&["IS", "NULL"]) {
                Condition::IsNull(column, true)
            } else {
                let comparison = match self.next()? {
                    "=" => Comparison::Equal,
                    "<>" => Comparison::Unequal,
                    "<" => Comparison::Less,
                    "<=" => Comparison::LessOrEqual,
                    ">" => Comparison::More,
                    ">=" => Comparison::MoreOrEqual,
                    _ => return None,
                };
                Condition::Compare(column, comparison, self.operand(table)?)
            });
            if !self.goes_on(&["AND"]) {
                return Some(conditions);
            }
        }
    }

    fn select(&mut self) -> Option<Understood> {
        let begin = self.at;
        let from = self.words.iter().position(|word| word.eq_ignore_ascii_case("FROM"))?;
        self.at = from + 1;
        let table = self.table()?;
        let after = self.at;
        self.at = begin;
        // Who asks for different values puts up with equal ones.
        self.goes_on(&["DISTINCT"]);
        let mut wanted = Vec::new();
        while self.at < from {
            wanted.push(if self.goes_on(&["COUNT", "(", "*", ")"]) {
                Wanted::Count
            } else if self.goes_on(&["COALESCE", "(", "MAX", "("]) {
                let column = self.column(table)?;
                self.expect(&[")", ",", "0", ")"])?;
                Wanted::Largest(column)
            } else {
                match self.operand(table)? {
                    Operand::Column(column) => Wanted::Column(column),
                    Operand::Literal(value) => Wanted::Literal(value),
                    _ => return None,
                }
            });
            if self.at < from {
                self.expect(&[","])?;
            }
        }
        self.at = after;
        let conditions = self.conditions(table)?;
        let mut order = None;
        if self.goes_on(&["ORDER", "BY"]) {
            let column = self.column(table)?;
            order = Some((column, self.goes_on(&["DESC"])));
        }
        let limit = if self.goes_on(&["LIMIT"]) { Some(self.operand(table)?) } else { None };
        Some(Understood::Select(Select { table, wanted, conditions, order, limit }))
    }
}
