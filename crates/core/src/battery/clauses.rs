//! Every numbered clause has a test that names it.

use std::collections::BTreeSet;
use std::path::Path;

/// The clauses of the rules of record that no test names.
///
/// A clause is a list item that begins with its id in bold (`- **BL-7.4** …`). A test names it in its function's name
/// (`bl_7_4_…`), or in the doc comment directly above `#[test]`.
///
/// # Panics
/// When the folder of tests cannot be read, or the rules hold no clause.
#[must_use]
pub fn clauses_without_test(prefix: &str, rules: &str, tests: &Path) -> Vec<String> {
    let clauses = clauses(prefix, rules);
    assert!(!clauses.is_empty(), "the rules of record hold no clause that begins with {prefix}-");
    let mut named = BTreeSet::new();
    for entry in std::fs::read_dir(tests).expect("the folder of tests") {
        let path = entry.expect("an entry of the folder of tests").path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).expect("a test file");
            named.extend(ids_named(prefix, &source));
        }
    }
    clauses.into_iter().filter(|clause| !named.contains(clause)).collect()
}

/// The ids of the clauses, in the order of the rules.
fn clauses(prefix: &str, rules: &str) -> Vec<String> {
    rules
        .lines()
        .filter_map(|line| line.strip_prefix("- **")?.split_once("**"))
        .map(|(id, _)| id.to_owned())
        .filter(|id| id.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-')))
        .collect()
}

/// The ids that the tests of a source file name.
fn ids_named(prefix: &str, source: &str) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    let mut comment = String::new();
    let mut in_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            comment.push_str(text);
        } else if line == "#[test]" {
            in_test = true;
        } else if line.starts_with("#[") {
            // Another attribute between the comment and the function.
        } else {
            if let Some(name) = line.strip_prefix("fn ").filter(|_| in_test) {
                named.extend(written(prefix, &comment));
                named.extend(ids_in_name(prefix, name));
            }
            in_test = false;
            comment.clear();
        }
    }
    named
}

/// `BL-7.4` and `BL-7.5` of "BL-7.4, BL-7.5: a claim …".
fn written(prefix: &str, comment: &str) -> Vec<String> {
    let start = format!("{prefix}-");
    comment
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '.')
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| word.starts_with(&start))
        .map(str::to_owned)
        .collect()
}

/// `BL-7.4` of `bl_7_4_a_claim`; `BL-5.1` and `BL-5.2` of `bl_5_1_bl_5_2_formations`.
fn ids_in_name(prefix: &str, name: &str) -> Vec<String> {
    let words: Vec<&str> = name.split(['_', '(']).collect();
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    words
        .windows(3)
        .filter(|three| three[0].eq_ignore_ascii_case(prefix) && is_number(three[1]) && is_number(three[2]))
        .map(|three| format!("{prefix}-{}.{}", three[1], three[2]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_the_bold_ids_of_list_items() {
        let rules = "# BL\n- **BL-1.1** Two play.\n- **BL-1.10** Ten.\n- *Side*: a place. See **BL-9.9**.\n";
        assert_eq!(clauses("BL", rules), ["BL-1.1", "BL-1.10"]);
    }

    #[test]
    fn a_test_names_clauses_in_its_name_or_right_above() {
        let source = "/// BL-1.2 and BL-1.3.\n#[test]\nfn bl_4_5_x() {}\n/// BL-9.9\nfn no_test() {}\n#[test]\nfn bl_6_1_bl_6_2_y() {}";
        let named: Vec<_> = ids_named("BL", source).into_iter().collect();
        assert_eq!(named, ["BL-1.2", "BL-1.3", "BL-4.5", "BL-6.1", "BL-6.2"]);
    }
}
