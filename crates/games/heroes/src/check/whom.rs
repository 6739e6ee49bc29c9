//! Whom an icon or a text means, and which abilities are used at all. `legal` reads this by the sets of the tables (`printed`,
//! `effect`); here it is read a second time, unit by unit, so that the two share no mistake.

use crate::effect::Filter;
use crate::kind::UnitKind;
use crate::printed::{Ability, Key, Whom};
use crate::terrain::Terrain;
use crate::types::UnitType;

/// HN-19.8: does an icon name any type or ability, so that it is not for everybody?
pub(super) fn names_somebody(icon: &Whom) -> bool {
    let types = icon.types.iter().chain(icon.pure.iter()).count();
    types + icon.keys.iter().count() > 0
}

/// HN-19.8, HN-19.9: is a unit with this card one that the icon means?
pub(super) fn means(icon: &Whom, card: &UnitKind) -> bool {
    let by_ability = card.abilities.iter().any(|ability| icon.keys.contains(ability.key));
    // HN-19.8: either of two types will do, but one with an exclamation mark stands alone (HN-19.9).
    let by_type = card.types.iter().any(|own| {
        let alone = card.types.iter().all(|other| other == own);
        icon.types.contains(own) || (alone && icon.pure.contains(own))
    });
    by_ability || by_type || !names_somebody(icon)
}

/// HN-17.23: does a text speak of what is printed on the card, for a type or against one?
pub(super) fn asks_for_a_type(text: &Filter) -> bool {
    let spoken_of = |one: UnitType| [text.types, text.all_types, text.not_types].iter().any(|set| set.contains(one));
    matches!(text.armoured, Some(true | false)) || UnitType::ALL.into_iter().any(spoken_of)
}

/// HN-19.2 to HN-19.4, HN-18.8: does an ability work of itself, so that nobody uses it?
pub(super) fn works_of_itself(key: Key) -> bool {
    match key {
        // HN-19.3, and the save value of a Hero (HN-18.8).
        Key::Inspire | Key::Support | Key::Expose | Key::Defenders | Key::Resist | Key::Save => true,
        // HN-19.4
        Key::Immobile | Key::FireOrMove | Key::Fragile | Key::Disoriented | Key::Amphibious => true,
        Key::Go | Key::Elan | Key::FallBack | Key::Forward | Key::Fire | Key::Medic | Key::Reinforce => false,
        Key::Rally | Key::Engineers => false,
    }
}

/// HN-22.11, HN-22.13: does an ability hold on this ground? Where no terrain stands beside it, it holds everywhere.
pub(super) fn holds_on(ability: &Ability, ground: Terrain) -> bool {
    let mut named = ability.terrain.iter().peekable();
    named.peek().is_none() || named.any(|one| one == ground)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::printed::KeySet;
    use crate::scenario::printed;
    use crate::types::TypeSet;

    /// Random play meets few Heroes and few texts, so what is said twice is held equal over all cards here.
    #[test]
    fn hn_19_8_hn_19_9_icons_mean_the_same_units_in_both_readings() {
        let types = UnitType::ALL.into_iter().map(TypeSet::only);
        let typed = types.flat_map(|types| [Whom { types, ..Whom::ALL }, Whom { pure: types, ..Whom::ALL }]);
        let keyed = Key::ALL.into_iter().map(|key| Whom { keys: KeySet::only(key), ..Whom::ALL });
        for icon in typed.chain(keyed).chain([Whom::ALL]) {
            assert_eq!(names_somebody(&icon), icon.is_limited(), "{icon:?}");
            for card in &printed(0).cards.kinds {
                assert_eq!(means(&icon, card), icon.concerns(card.types, card.keys), "{icon:?} {}", card.name);
            }
        }
    }

    #[test]
    fn hn_19_1_hn_19_2_abilities_are_used_or_work_of_themselves() {
        for key in Key::ALL {
            assert_eq!(works_of_itself(key), !key.is_active(), "{key}");
        }
    }

    #[test]
    fn hn_22_11_hn_22_13_abilities_hold_on_the_same_ground_in_both_readings() {
        for ability in printed(0).cards.kinds.iter().flat_map(|card| &card.abilities) {
            for ground in Terrain::ALL {
                assert_eq!(holds_on(ability, ground), ability.works_in(ground), "{ability:?} {ground}");
            }
        }
    }

    #[test]
    fn hn_17_23_texts_ask_for_a_type_in_both_readings() {
        let texts = (0..7).flat_map(|number| &printed(number).cards.events).flat_map(|event| &event.effects);
        for text in texts.filter_map(|effect| effect.target()) {
            let tank = TypeSet::only(UnitType::Tank);
            let against = Filter { not_types: tank, ..text.clone() };
            let double = Filter { all_types: tank, ..text.clone() };
            let badge = Filter { armoured: Some(false), ..text.clone() };
            for text in [text, &against, &double, &badge] {
                assert_eq!(asks_for_a_type(text), text.is_typed(), "{text:?}");
            }
        }
    }
}
