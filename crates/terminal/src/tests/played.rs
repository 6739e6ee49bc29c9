//! Playing by keys for a while, and holding every screen to showing all that may be chosen.

use ratatui::crossterm::event::KeyCode;
use sandtable_core::{Chance as _, Fast};

use super::Rig;

/// Tab a few times, Enter, and again; until the match is over or so many keys have been pressed.
pub(super) fn play(rig: &mut Rig, presses: usize, chance: &mut Fast) {
    for _ in 0..presses {
        rig.wait();
        if rig.table.record().outcome.is_some() {
            return;
        }
        let shown = rig.table.in_sight();
        let choosable = rig.table.choosable();
        // A gift of very many soldiers has more numbers than there is room for: those around the cursor are in sight.
        let missing = choosable.iter().find(|step| !shown.contains(step) && step.kind() != "number");
        assert_eq!(missing, None, "{}", rig.screen());
        assert!(!rig.screen().contains("ui-"), "{}", rig.screen());
        for _ in 0..=chance.below(choosable.len().min(12) as u32) {
            rig.press(KeyCode::Tab);
        }
        rig.press(KeyCode::Enter);
    }
}
