//! What a number of games says about strength, and how surely.

use serde::Serialize;

/// The two-sided 95 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// A measured value with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The best estimate.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Wilson's interval for a rate: `won` of `games`, where a draw may count half.
///
/// ```
/// let rate = sandtable_bots::ratings::wilson(650.0, 1_000.0);
/// assert_eq!(rate.value, 0.65);
/// assert!((0.619..0.620).contains(&rate.low) && (0.678..0.680).contains(&rate.high));
/// ```
#[must_use]
pub fn wilson(won: f64, games: f64) -> Interval {
    if games <= 0.0 {
        return Interval { value: 0.5, low: 0.0, high: 1.0 };
    }
    let rate = won / games;
    let spread = Z * Z / games;
    let middle = (rate + spread / 2.0) / (1.0 + spread);
    let half = Z / (1.0 + spread) * (rate * (1.0 - rate) / games + spread / (4.0 * games)).sqrt();
    Interval { value: rate, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// What two contenders did to each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Result {
    /// One of them.
    pub one: usize,
    /// The other.
    pub other: usize,
    /// What the first one gained: wins, and half of the draws.
    pub gained: f64,
    /// Of how many games.
    pub games: f64,
}

/// A contender's strength in Elo points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// Who.
    pub name: String,
    /// Points above the first contender, who stands at 0.
    pub points: Interval,
}

/// The ratings under which the results are most likely (Bradley and Terry), in points of which 400 mean ten to one;
/// the first contender stands at 0. Intervals are from the curvature of the likelihood there. Each pairing is given
/// one drawn game more, so that a contender who lost every game has a rating too.
#[must_use]
pub fn most_likely(contenders: usize, results: &[Result]) -> Vec<Interval> {
    let mut strength = vec![0.0f64; contenders];
    // Newton's method on a concave function of few variables; it settles in a handful of rounds, and the step is held
    // back so that it cannot overshoot at the start.
    for _ in 0..200 {
        let (slope, curve) = slope_and_curve(&strength, results);
        let Some(step) = solve(&curve, &slope) else { break };
        let longest = step.iter().fold(0.0f64, |most, part| most.max(part.abs()));
        let hold = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        for (value, part) in strength[1..].iter_mut().zip(&step) {
            *value += hold * part;
        }
        if longest < 1e-10 {
            break;
        }
    }
    let (_, curve) = slope_and_curve(&strength, results);
    let points = 400.0 / std::f64::consts::LN_10;
    (0..contenders)
        .map(|index| {
            let error = if index == 0 { 0.0 } else { deviation(&curve, index - 1) };
            let value = strength[index] * points;
            Interval { value, low: value - Z * error * points, high: value + Z * error * points }
        })
        .collect()
}

/// The first and the (negated) second derivatives of the log-likelihood, without the first contender, who is fixed.
fn slope_and_curve(strength: &[f64], results: &[Result]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let free = strength.len().saturating_sub(1);
    let mut slope = vec![0.0; free];
    let mut curve = vec![vec![0.0; free]; free];
    for result in results {
        let (games, gained) = (result.games + 1.0, result.gained + 0.5);
        let expected = 1.0 / (1.0 + (strength[result.other] - strength[result.one]).exp());
        let surprise = gained - games * expected;
        let weight = games * expected * (1.0 - expected);
        let (one, other) = (result.one.checked_sub(1), result.other.checked_sub(1));
        for (index, sign) in [(one, 1.0), (other, -1.0)] {
            if let Some(index) = index {
                slope[index] += sign * surprise;
                curve[index][index] += weight;
            }
        }
        if let (Some(one), Some(other)) = (one, other) {
            curve[one][other] -= weight;
            curve[other][one] -= weight;
        }
    }
    (slope, curve)
}

/// The standard deviation of one estimate: the root of the diagonal of the inverse.
fn deviation(curve: &[Vec<f64>], index: usize) -> f64 {
    let unit: Vec<f64> = (0..curve.len()).map(|row| f64::from(u8::from(row == index))).collect();
    solve(curve, &unit).map_or(f64::INFINITY, |column| column[index].max(0.0).sqrt())
}

/// Gauss's elimination with the largest pivot; nothing if the equations do not settle everything (a contender whom
/// no game connects with the first).
fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Option<Vec<f64>> {
    let size = right.len();
    let mut rows: Vec<Vec<f64>> =
        matrix.iter().zip(right).map(|(row, &value)| row.iter().copied().chain([value]).collect()).collect();
    for column in 0..size {
        let pivot = (column..size).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()))?;
        if rows[pivot][column].abs() < 1e-12 {
            return None;
        }
        rows.swap(column, pivot);
        let (done, below) = rows.split_at_mut(column + 1);
        let top = &done[column];
        for row in below {
            let factor = row[column] / top[column];
            for (entry, above) in row[column..].iter_mut().zip(&top[column..]) {
                *entry -= factor * above;
            }
        }
    }
    let mut solution = vec![0.0; size];
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| rows[row][column] * solution[column]).sum();
        solution[row] = (rows[row][size] - known) / rows[row][row];
    }
    Some(solution)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_contenders_get_the_points_of_their_rate() {
        // 10 to 1 is 400 points; the one drawn game that is added takes a little of it away.
        let results = [Result { one: 1, other: 0, gained: 10_000.0, games: 11_000.0 }];
        let ratings = most_likely(2, &results);
        assert_eq!(ratings[0].value, 0.0);
        assert!((399.0..400.0).contains(&ratings[1].value), "{ratings:?}");
        assert!(ratings[1].low < ratings[1].value && ratings[1].value < ratings[1].high);
    }

    #[test]
    fn a_chain_of_results_adds_up() {
        let link = |one, other| Result { one, other, gained: 640.0, games: 1_000.0 };
        let ratings = most_likely(3, &[link(1, 0), link(2, 1)]);
        assert!((ratings[2].value - 2.0 * ratings[1].value).abs() < 1e-6);
        assert!(ratings[2].high - ratings[2].low > ratings[1].high - ratings[1].low, "errors add up too");
    }

    #[test]
    fn whoever_lost_every_game_still_has_a_rating() {
        let ratings = most_likely(2, &[Result { one: 1, other: 0, gained: 0.0, games: 100.0 }]);
        assert!(ratings[1].value.is_finite() && ratings[1].value < -800.0, "{ratings:?}");
    }

    #[test]
    fn nothing_is_sure_about_no_games() {
        assert_eq!(wilson(0.0, 0.0), Interval { value: 0.5, low: 0.0, high: 1.0 });
    }
}
