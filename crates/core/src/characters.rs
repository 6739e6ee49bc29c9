//! Characters that a reader cannot see or that change how the text around them is read.

/// Could this character make a text look like another text, or run the wrong way? Controls, direction marks, joiners, tags
/// and fillers that take up room without being seen.
///
/// ```
/// use sandtable_core::is_misleading;
///
/// assert!(is_misleading('\u{202e}') && is_misleading('\n'));
/// assert!(!"Sainte-Mère-Église, Ünye, Győr".chars().any(is_misleading));
/// ```
#[must_use]
pub fn is_misleading(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}
