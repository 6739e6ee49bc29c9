//! Every legal action is a path of clicks: the things a person points at, in order.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize, Serializer};

/// One thing to point at: a kind and a name, written `card:red-7`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "wire", ts(type = "string", rename = "Click"), schemars(with = "String"))]
#[serde(try_from = "String")]
pub struct Step {
    text: String,
    colon: usize,
}

impl Step {
    /// A thing of a kind.
    pub fn new(kind: &str, name: impl fmt::Display) -> Step {
        // Hundreds of these are made for one decision: most fit without growing, and only the name is formatted.
        let mut text = String::with_capacity(kind.len() + 24);
        text.push_str(kind);
        text.push(':');
        write!(text, "{name}").expect("a string takes everything");
        Step { text, colon: kind.len() }
    }

    /// `card` of `card:red-7`.
    #[must_use]
    pub fn kind(&self) -> &str {
        &self.text[..self.colon]
    }

    /// `red-7` of `card:red-7`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.text[self.colon + 1..]
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Written as it stands, without a copy.
impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl TryFrom<String> for Step {
    type Error = String;

    fn try_from(text: String) -> Result<Step, String> {
        match text.find(':') {
            Some(colon) if colon > 0 && colon + 1 < text.len() => Ok(Step { text, colon }),
            _ => Err(format!("{text:?} is no step: expected kind:name, such as card:red-7")),
        }
    }
}

impl From<Step> for String {
    fn from(step: Step) -> String {
        step.text
    }
}

/// The steps of one action. At one decision no path is the beginning of another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct Path(pub Vec<Step>);

impl Path {
    /// Reads a path as a person writes it: steps apart by spaces, `→` or `>`.
    ///
    /// ```
    /// # use sandtable_core::Path;
    /// let path = Path::parse("card:red-7 → flag:3").unwrap();
    /// assert_eq!(path.0[1].name(), "3");
    /// assert_eq!(path.to_string(), "card:red-7 → flag:3");
    /// ```
    pub fn parse(text: &str) -> Result<Path, String> {
        text.split(|c: char| c.is_whitespace() || c == '→' || c == '>')
            .filter(|step| !step.is_empty())
            .map(|step| Step::try_from(step.to_owned()))
            .collect::<Result<_, _>>()
            .map(Path)
    }

    /// Does this path begin with those steps?
    #[must_use]
    pub fn starts_with(&self, steps: &[Step]) -> bool {
        self.0.starts_with(steps)
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, step) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(" → ")?;
            }
            write!(f, "{step}")?;
        }
        Ok(())
    }
}

impl FromIterator<Step> for Path {
    fn from_iter<I: IntoIterator<Item = Step>>(steps: I) -> Path {
        Path(steps.into_iter().collect())
    }
}
