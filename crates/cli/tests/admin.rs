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
