//! The browser's types are the server's types.

use std::path::Path;

use sandtable_server::wire::typescript;

/// `SANDTABLE_WRITE_WIRE=1` (or `make wire`) writes the file instead.
#[test]
fn the_checked_in_typescript_is_what_the_rust_types_say() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts");
    let generated = typescript::module();
    if std::env::var_os("SANDTABLE_WRITE_WIRE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &generated).unwrap();
    }
    let checked_in = std::fs::read_to_string(&path).expect("web/src/wire/index.ts is there");
    assert!(checked_in == generated, "web/src/wire/index.ts is out of date: run `make wire`");
}
