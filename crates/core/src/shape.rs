//! What a value should have been, in words for people: what reads JSON and TOML speaks of `u8` and `struct Setup`.

/// What is wrong with a value, as the reader of the file tells it, with the shape that was expected there in plain words.
#[must_use]
pub(crate) fn shape_in_words(fault: &str) -> String {
    const EXPECTED: &str = "expected ";
    let Some(at) = fault.rfind(EXPECTED) else { return fault.to_owned() };
    let (before, shape) = fault.split_at(at + EXPECTED.len());
    let plain = match shape {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" | "u64" | "usize" => "a whole number from 0",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "a boolean" => "true or false",
        "a string" => "a text",
        "a sequence" => "a list",
        "a map" => "an object",
        _ if shape.starts_with("struct ") => "an object",
        _ => shape,
    };
    format!("{before}{plain}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_told_in_words_and_what_a_game_says_stays() {
        let told = shape_in_words("invalid type: string \"x\", expected u8");
        assert_eq!(told, "invalid type: string \"x\", expected a whole number from 0 to 255");
        assert_eq!(
            shape_in_words("invalid type: integer `3`, expected struct Setup"),
            "invalid type: integer `3`, expected an object"
        );
        assert_eq!(shape_in_words("expected good, bad or nothing"), "expected good, bad or nothing");
        assert_eq!(shape_in_words("missing field `zone`"), "missing field `zone`");
    }
}
