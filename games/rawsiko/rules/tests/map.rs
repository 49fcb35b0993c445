//! What must hold of the map, the applications and the cards, whatever they are changed to.

use rawsiko::{
    Application, CONTINENT_COUNT, Continent, LINKS, Link, MATERIAL_COUNT, Material, Named,
    Objective, Set, Setup, TERRITORY_COUNT, Territory, Text,
};

fn all<T: Named>() -> impl Iterator<Item = T> {
    Set::all().iter()
}

/// Everything that can be reached from `from` without leaving `within`.
fn reach(from: Territory, within: Set<Territory>) -> Set<Territory> {
    let mut reached = Set::one(from);
    while let Some(next) = reached
        .iter()
        .flat_map(Territory::links)
        .find(|&to| within.contains(to) && !reached.contains(to))
    {
        reached.insert(next);
    }
    reached
}

#[test]
fn there_is_what_the_rules_say() {
    assert_eq!(Territory::ALL.len(), TERRITORY_COUNT);
    assert_eq!(Continent::ALL.len(), CONTINENT_COUNT);
    assert_eq!(Material::ALL.len(), MATERIAL_COUNT);
    assert_eq!(
        (TERRITORY_COUNT, CONTINENT_COUNT, MATERIAL_COUNT, Application::ALL.len()),
        (42, 6, 27, 28)
    );
    assert_eq!(Objective::ALL.len(), 7);
    for territory in all::<Territory>() {
        assert!((1..=4).contains(&territory.materials().len()), "{territory}");
    }
}

#[test]
fn continents_share_the_territories_out() {
    let sizes: Vec<u8> = all::<Continent>().map(|there| there.territories().len()).collect();
    assert_eq!(sizes, [6, 6, 8, 8, 8, 6]);
    for territory in all::<Territory>() {
        for continent in all::<Continent>() {
            let inside = continent.territories().contains(territory);
            assert_eq!(inside, territory.continent() == continent, "{territory} {continent}");
        }
    }
}

#[test]
fn links_go_both_ways_and_are_listed_once() {
    for from in all::<Territory>() {
        assert!(!from.links().contains(from), "{from} is linked to itself");
        for to in from.links() {
            assert!(to.links().contains(from), "{from} to {to}, but not back");
        }
    }
    let mut pairs: Vec<_> = LINKS.iter().map(|&(a, b, _)| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    assert!(pairs.windows(2).all(|pair| pair[0] != pair[1]), "a link is listed twice");
    let ends: u32 = all::<Territory>().map(|from| u32::from(from.links().len())).sum();
    assert_eq!(ends as usize, 2 * LINKS.len());
    assert_eq!(LINKS.len(), 76);
    assert_eq!(LINKS.iter().filter(|(_, _, link)| *link == Link::Sea).count(), 24);
}

#[test]
fn everything_can_be_reached() {
    assert_eq!(reach(Territory::Alaska, Set::all()), Set::all());
    for continent in all::<Continent>() {
        let there = continent.territories();
        let from = there.first().expect("no continent is empty");
        assert_eq!(reach(from, there), there, "{continent} does not hang together");
    }
}

/// §3.4, §3.5: the first choice of every seat falls on a continent with nobody in it, and so does
/// the second of three seats, since there are as many continents as choices. Only single
/// territories are ever picked where somebody is already.
#[test]
fn every_continent_holds_the_picks_that_may_fall_on_it() {
    for seats in 3..=5 {
        let [first, second] = Setup::new(seats).picks();
        assert!(usize::from(seats) <= CONTINENT_COUNT);
        let shared = usize::from(2 * seats) > CONTINENT_COUNT;
        assert!(!shared || second == 1, "{seats} seats");
        // Nobody is left without a continent: each has room for two seats, and before the last
        // choice there is room in two continents at least, only one of which can be one's own.
        assert!(usize::from(2 * seats - 1) + 2 <= 2 * CONTINENT_COUNT);
        for continent in all::<Continent>() {
            assert!(continent.territories().len() > first.max(second), "{continent}");
        }
    }
}

/// The counts that the points of the applications were worked out from.
#[test]
fn materials_are_as_rare_as_they_should_be() {
    let counts = [
        ("Sb", 3),
        ("Ba", 4),
        ("Be", 2),
        ("Bi", 2),
        ("B", 4),
        ("Co", 4),
        ("CC", 4),
        ("FS", 4),
        ("Ga", 3),
        ("Ge", 3),
        ("Hf", 3),
        ("He", 3),
        ("HREE", 2),
        ("In", 3),
        ("LREE", 3),
        ("Mg", 4),
        ("NG", 4),
        ("NR", 4),
        ("Nb", 2),
        ("P", 3),
        ("PGM", 4),
        ("PR", 4),
        ("Sc", 3),
        ("Si", 4),
        ("Ta", 4),
        ("V", 2),
        ("W", 4),
    ];
    assert_eq!(counts.len(), MATERIAL_COUNT);
    for (symbol, count) in counts {
        let material: Material = symbol.parse().expect("a material");
        assert_eq!(material.territories().len(), count, "{symbol}");
    }
}

/// §1.4.
#[test]
fn points_follow_from_the_map() {
    for application in all::<Application>() {
        let needs = application.materials();
        let pairs = needs.len() * (needs.len() - 1) / 2;
        let rarity: u8 = needs.iter().map(|material| 5 - material.territories().len()).sum();
        assert_eq!(application.points(), pairs + rarity, "{application}");
    }
}

/// The sites, links and points that the printed rules name.
#[test]
fn what_the_printed_rules_show_is_there() {
    use rawsiko::Territory as T;
    for territory in [T::Vietnam, T::NewGuinea, T::Australia] {
        assert_eq!(territory.continent(), Continent::Oceania);
    }
    assert!(T::Turkey.links().contains(T::Germany));
    assert!(T::Vietnam.links().contains(T::India));
    assert!(T::Mexico.materials().contains(Material::Bismuth));
    assert!(T::Peru.materials().contains(Material::PhosphateRock));
    let points = [
        (Application::FlameRetardants, 8),
        (Application::Fertilizers, 3),
        (Application::DigitalCameras, 13),
        (Application::MedicalEquipment, 22),
    ];
    for (application, points) in points {
        assert_eq!(application.points(), points);
    }
    assert_eq!(Objective::One.applications(), points.map(|(application, _)| application));
}

/// Every application is on one card, every card has one of each size, and whatever is needed is
/// somewhere outside of China.
#[test]
fn every_application_can_be_attained() {
    let mut seen: Vec<Application> = Vec::new();
    for card in all::<Objective>() {
        let mut sizes = card.applications().map(|application| application.materials().len());
        sizes.sort_unstable();
        assert_eq!(sizes, [2, 3, 4, 5], "{card}");
        seen.extend(card.applications());
    }
    seen.sort_unstable();
    assert_eq!(seen, Application::ALL);
    for application in all::<Application>() {
        for material in application.materials() {
            assert!(!material.territories().is_empty(), "{application} needs {material}");
        }
    }
    let needed = all::<Application>().fold(Set::EMPTY, |all, next| all | next.materials());
    assert_eq!(needed, Set::all(), "a material is of no use");
}

#[test]
fn words_are_unlike_and_read_back() {
    fn check<T: Named + std::str::FromStr>() {
        let mut words: Vec<&str> = T::ALL.iter().map(|item| item.id()).collect();
        for (index, item) in T::ALL.iter().enumerate() {
            assert_eq!(item.index(), index);
            let letters = |c: char| c.is_ascii_alphanumeric() || c == '_';
            assert!(item.id().chars().all(letters), "{}", item.id());
            assert!(item.id().parse::<T>().is_ok_and(|read| read == *item));
        }
        words.sort_unstable();
        assert!(words.windows(2).all(|pair| pair[0] != pair[1]));
    }
    check::<Territory>();
    check::<Continent>();
    check::<Material>();
    check::<Application>();
    check::<Objective>();
}

#[test]
fn everything_has_a_name_in_three_languages() {
    fn check(names: impl Iterator<Item = Text>) {
        let names: Vec<Text> = names.collect();
        for language in [|name: &Text| name.en, |name: &Text| name.lv, |name: &Text| name.sk] {
            let mut words: Vec<&str> = names.iter().map(language).collect();
            assert!(words.iter().all(|word| !word.is_empty() && word.trim() == *word));
            words.sort_unstable();
            assert!(words.windows(2).all(|pair| pair[0] != pair[1]), "two have one name");
        }
    }
    check(all().map(Territory::name));
    check(all().map(Continent::name));
    check(all().map(Material::name));
    check(all().map(Application::name));
    check(all().map(Material::fact));
}

/// One sentence each, short enough to be read at the table, and each in its own letters.
#[test]
fn facts_are_sentences() {
    for material in all::<Material>() {
        let Text { en, lv, sk } = material.fact();
        for text in [en, lv, sk] {
            assert!(text.ends_with('.') && !text.contains(['\n', '"']), "{material}: {text}");
            assert!(!text.contains("  "), "{material}: {text}");
            assert!(text.chars().next().is_some_and(char::is_uppercase), "{material}: {text}");
            assert!((60..=230).contains(&text.chars().count()), "{material}: {text}");
        }
        assert!(en.is_ascii(), "{material}: {en}");
        let strange = |text: &str, letters: &str| {
            text.chars().find(|c| !c.is_ascii() && !letters.contains(*c))
        };
        assert_eq!(strange(lv, "āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ–"), None, "{material}");
        assert_eq!(strange(sk, "áäčďéíĺľňóôŕšťúýžÁČĎÉÍĽŇÓŠŤÚÝŽö"), None, "{material}");
    }
}
