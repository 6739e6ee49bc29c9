//! A moment of the calendar, to the second, in UTC.

use std::fmt;
use std::str::FromStr;

/// Seconds since 1970-01-01T00:00:00Z. Written as `2026-05-01T18:20:00Z`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub u64);

/// A text that is no moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a moment such as 2026-05-01T18:20:00Z")]
pub struct UnknownMoment;

const DAY: u64 = 86_400;
/// The last moment that has a year of four digits.
const LAST: u64 = 253_402_300_799;

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.min(LAST);
        let (year, month, day) = date(seconds / DAY);
        let (hour, minute, second) = (seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60);
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

impl FromStr for Moment {
    type Err = UnknownMoment;

    fn from_str(text: &str) -> Result<Moment, UnknownMoment> {
        let number = |from: usize, to: usize| text.get(from..to).and_then(|digits| digits.parse::<u64>().ok());
        let read = || {
            let days = days(number(0, 4)?, number(5, 7)?, number(8, 10)?)?;
            Some(Moment(days * DAY + number(11, 13)? * 3_600 + number(14, 16)? * 60 + number(17, 19)?))
        };
        // Only what is written back the same is a date: no 30th of February, no 25th hour.
        read().filter(|moment| moment.to_string() == text).ok_or(UnknownMoment)
    }
}

/// Year, month and day of a day counted from 1970, by the rules of the Gregorian calendar. Years begin in March here, so
/// that the day of a leap year is the last.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    (era * 400 + year + u64::from(month <= 2), month, day)
}

/// The other way round; nothing before 1970.
fn days(year: u64, month: u64, day: u64) -> Option<u64> {
    let year = if month <= 2 { year.checked_sub(1)? } else { year };
    let (era, year) = (year / 400, year % 400);
    let month = if month > 2 { month - 3 } else { month + 9 };
    let day = (153 * month + 2) / 5 + day.checked_sub(1)?;
    (era * 146_097 + year * 365 + year / 4 - year / 100 + day).checked_sub(719_468)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_a_date_and_a_time() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_709_251_199, "2024-02-29T23:59:59Z"),
            (1_777_659_600, "2026-05-01T18:20:00Z"),
            (LAST, "9999-12-31T23:59:59Z"),
        ] {
            assert_eq!(Moment(seconds).to_string(), text);
            assert_eq!(text.parse(), Ok(Moment(seconds)));
        }
    }

    #[test]
    fn every_day_reads_back() {
        for day in (0..LAST / DAY).step_by(97) {
            let moment = Moment(day * DAY);
            assert_eq!(moment.to_string().parse(), Ok(moment));
        }
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for text in [
            "",
            "2026-02-30T00:00:00Z",
            "2026-05-01",
            "2026-05-01T24:00:00Z",
            "1969-12-31T23:59:59Z",
            "ünsinn, und lang genug",
        ] {
            assert_eq!(text.parse::<Moment>(), Err(UnknownMoment), "{text}");
        }
    }
}
