//! `sandtable admin` on a database of its own.

mod program;

use program::{complained, folder, run, run_well};

#[test]
fn what_is_not_there_is_said() {
    let folder = folder("admin");
    let missing = folder.join("missing.sqlite");
    let missing = missing.to_str().expect("a plain path");
    let output = run(&["admin", "--database", missing, "reports"]);
    assert!(complained(&output).contains("there is no such database"), "{}", complained(&output));
    assert!(!std::path::Path::new(missing).exists(), "no empty database is left behind");

    let fresh = folder.join("fresh.sqlite");
    std::fs::write(&fresh, "").expect("a file can be written");
    let fresh = fresh.to_str().expect("a plain path");
    assert_eq!(run_well(&["admin", "--database", fresh, "reports"]), "");
    let output = run(&["admin", "--database", fresh, "ban", "Mallory"]);
    assert!(complained(&output).contains("nobody is called \"Mallory\""), "{}", complained(&output));
    let output = run(&["admin", "--database", fresh, "prune"]);
    assert!(complained(&output).contains("--guests"), "{}", complained(&output));
    assert_eq!(run_well(&["admin", "--database", fresh, "lobby"]), "");
    let output = run(&["admin", "--database", fresh, "lobby", "--remove", "57"]);
    assert!(complained(&output).contains("there is no line 57 in the lobby"), "{}", complained(&output));
    let pruned = run_well(&["admin", "--database", fresh, "prune", "--guests", "30", "--tables", "30", "--chat", "30"]);
    assert_eq!(pruned, "Tables removed: 0\nGuests forgotten: 0\nLines of talk removed: 0\n");
}

#[test]
fn a_database_is_copied_and_looked_through() {
    let folder = folder("admin-backup");
    let at = |name: &str| folder.join(name).to_str().expect("a plain path").to_owned();
    let (database, copy) = (at("games.sqlite"), at("copy.sqlite"));
    let output = run(&["admin", "--database", &database, "backup", &copy]);
    assert!(complained(&output).contains("there is no such database"), "{}", complained(&output));
    assert!(!std::path::Path::new(&copy).exists(), "no copy of nothing");

    std::fs::write(&database, "").expect("a file can be written");
    let output = run(&["admin", "--database", &database, "backup", &copy]);
    assert!(complained(&output).contains("this is no database of Sandtable"), "{}", complained(&output));
    assert_eq!(run_well(&["admin", "--database", &database, "reports"]), "");
    let done = run_well(&["admin", "--database", &database, "backup", &copy]);
    assert!(done.contains("a whole copy with 0 tables and 0 steps"), "{done}");
    let output = run(&["admin", "--database", &database, "backup", &copy]);
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("there is such a file already"), "{}", complained(&output));
    assert_eq!(run_well(&["admin", "--database", &copy, "verify-store"]), "All 0 tables load.\n");

    // A page in the middle is gone.
    let mut bytes = std::fs::read(&copy).expect("the copy can be read");
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xee);
    std::fs::write(&copy, bytes).expect("the copy can be written");
    let output = run(&["admin", "--database", &copy, "verify-store"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("this is no whole database"), "{}", complained(&output));
}
