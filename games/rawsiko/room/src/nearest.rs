//! Where the nearest of a material is.

use rawsiko::{Material, Set, Territory};

/// How many steps it is from these territories to the nearest that bear a material, and which
/// those are. None if there is nowhere to go from.
pub fn nearest(own: Set<Territory>, material: Material) -> Option<(u8, Set<Territory>)> {
    let bearing = material.territories();
    let (mut reached, mut edge) = (own, own);
    for steps in 0.. {
        if edge.is_empty() {
            return None;
        }
        let found = edge & bearing;
        if !found.is_empty() {
            return Some((steps, found));
        }
        let next = edge.iter().fold(Set::EMPTY, |next, territory| next | territory.links());
        edge = next - reached;
        reached = reached | edge;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted_along_links() {
        let own = |territory| Set::one(territory);
        let gallium = nearest(own(Territory::France), Material::Gallium);
        assert_eq!(gallium, Some((1, Set::one(Territory::Germany))));
        let held = nearest(own(Territory::Germany), Material::Gallium);
        assert_eq!(held, Some((0, Set::one(Territory::Germany))));
        let vanadium = nearest(own(Territory::Vietnam), Material::Vanadium);
        assert_eq!(vanadium, Some((3, Set::one(Territory::Ural))), "by India and Kazakhstan");
        assert_eq!(nearest(Set::EMPTY, Material::Gallium), None);
    }
}
