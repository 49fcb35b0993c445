//! The map, the applications and the objective cards, as tables.
//!
//! The printed rules name nine territories, one continent, two links, two sites of materials and
//! four applications; the rest is our reconstruction from who produces what in the real world. So
//! all of it is data: `tests/map.rs` says what must hold of it whatever it is changed to.

use crate::{Application, Continent, Material, Territory};
use Application as A;
use Continent::{Africa, Asia, Europe, NorthAmerica, Oceania, SouthAmerica};
use Link::{Land, Sea};
use Material::{
    Antimony, Baryte, Beryllium, Bismuth, Borates, Cobalt, CokingCoal, Fluorspar, Gallium,
    Germanium, Hafnium, HeavyRareEarths, Helium, Indium, LightRareEarths, Magnesium,
    NaturalGraphite, NaturalRubber, Niobium, PhosphateRock, Phosphorus, PlatinumGroupMetals,
    Scandium, SiliconMetal, Tantalum, Tungsten, Vanadium,
};
use Territory as T;

/// How two territories are linked (§1.2). It makes a difference to the eye alone.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Link {
    /// They have a common border.
    Land,
    /// A dashed line over water.
    Sea,
}

/// Each territory, its continent, and what it bears (§1.1).
#[rustfmt::skip]
pub const TERRITORIES: [(Territory, Continent, &[Material]); 42] = [
    (T::Alaska,        NorthAmerica, &[Germanium]),
    (T::WesternCanada, NorthAmerica, &[Germanium]),
    (T::EasternCanada, NorthAmerica, &[Cobalt, Niobium]),
    (T::WesternUsa,    NorthAmerica, &[Beryllium, LightRareEarths, Phosphorus]),
    (T::EasternUsa,    NorthAmerica, &[CokingCoal, Helium, PhosphateRock, SiliconMetal]),
    (T::Mexico,        NorthAmerica, &[Bismuth, Fluorspar]),

    (T::Colombia,      SouthAmerica, &[CokingCoal, PlatinumGroupMetals]),
    (T::Peru,          SouthAmerica, &[Indium, PhosphateRock]),
    (T::Bolivia,       SouthAmerica, &[Tungsten]),
    (T::Brazil,        SouthAmerica, &[NaturalGraphite, Niobium, SiliconMetal, Tantalum]),
    (T::Chile,         SouthAmerica, &[Borates, HeavyRareEarths]),
    (T::Argentina,     SouthAmerica, &[Borates]),

    (T::Norway,        Europe,       &[SiliconMetal]),
    (T::Finland,       Europe,       &[Germanium, PlatinumGroupMetals]),
    (T::UnitedKingdom, Europe,       &[Baryte, Tungsten]),
    (T::France,        Europe,       &[Hafnium, Indium]),
    (T::Spain,         Europe,       &[SiliconMetal, Tungsten]),
    (T::Germany,       Europe,       &[Gallium]),
    (T::Ukraine,       Europe,       &[Hafnium, Magnesium, NaturalGraphite, Scandium]),
    (T::Turkey,        Europe,       &[Borates, Magnesium]),

    (T::Morocco,       Africa,       &[Baryte, Fluorspar, PhosphateRock]),
    (T::Algeria,       Africa,       &[Helium]),
    (T::Nigeria,       Africa,       &[Tantalum]),
    (T::DrCongo,       Africa,       &[Cobalt, Tantalum]),
    (T::Rwanda,        Africa,       &[Beryllium, Tantalum]),
    (T::Mozambique,    Africa,       &[NaturalGraphite]),
    (T::SouthAfrica,   Africa,       &[Fluorspar, PlatinumGroupMetals, Vanadium]),
    (T::Madagascar,    Africa,       &[Cobalt, LightRareEarths]),

    (T::Ural,          Asia,         &[Hafnium, Magnesium, Scandium, Vanadium]),
    (T::Siberia,       Asia,         &[PlatinumGroupMetals]),
    (T::FarEast,       Asia,         &[Antimony, Borates]),
    (T::Mongolia,      Asia,         &[CokingCoal, Fluorspar]),
    (T::Kazakhstan,    Asia,         &[Baryte, Gallium, Phosphorus]),
    (T::MiddleEast,    Asia,         &[Helium, Magnesium, PhosphateRock]),
    (T::India,         Asia,         &[Baryte, NaturalGraphite, NaturalRubber]),
    (T::Japan,         Asia,         &[Bismuth, Gallium, Indium]),

    (T::Vietnam,       Oceania,      &[Antimony, NaturalRubber, Phosphorus, Tungsten]),
    (T::Thailand,      Oceania,      &[HeavyRareEarths, NaturalRubber]),
    (T::Indonesia,     Oceania,      &[NaturalRubber]),
    (T::Philippines,   Oceania,      &[Scandium]),
    (T::NewGuinea,     Oceania,      &[Cobalt]),
    (T::Australia,     Oceania,      &[Antimony, CokingCoal, LightRareEarths]),
];

/// Every link, once (§1.2): first those inside each continent, then those between continents.
#[rustfmt::skip]
pub const LINKS: [(Territory, Territory, Link); 76] = [
    (T::Alaska,        T::WesternCanada, Land),
    (T::WesternCanada, T::EasternCanada, Land),
    (T::WesternCanada, T::WesternUsa,    Land),
    (T::EasternCanada, T::EasternUsa,    Land),
    (T::WesternUsa,    T::EasternUsa,    Land),
    (T::WesternUsa,    T::Mexico,        Land),
    (T::EasternUsa,    T::Mexico,        Land),

    (T::Colombia,      T::Peru,          Land),
    (T::Colombia,      T::Brazil,        Land),
    (T::Peru,          T::Bolivia,       Land),
    (T::Peru,          T::Brazil,        Land),
    (T::Peru,          T::Chile,         Land),
    (T::Bolivia,       T::Brazil,        Land),
    (T::Bolivia,       T::Chile,         Land),
    (T::Bolivia,       T::Argentina,     Land),
    (T::Brazil,        T::Argentina,     Land),
    (T::Chile,         T::Argentina,     Land),

    (T::Norway,        T::Finland,       Land),
    (T::Norway,        T::UnitedKingdom, Sea),
    (T::Norway,        T::Germany,       Sea),
    (T::Finland,       T::Germany,       Sea),
    (T::Finland,       T::Ukraine,       Land),
    (T::UnitedKingdom, T::France,        Sea),
    (T::France,        T::Spain,         Land),
    (T::France,        T::Germany,       Land),
    (T::Germany,       T::Ukraine,       Land),
    (T::Germany,       T::Turkey,        Land),
    (T::Ukraine,       T::Turkey,        Sea),

    (T::Morocco,       T::Algeria,       Land),
    (T::Morocco,       T::Nigeria,       Land),
    (T::Algeria,       T::Nigeria,       Land),
    (T::Algeria,       T::DrCongo,       Land),
    (T::Algeria,       T::Rwanda,        Land),
    (T::Nigeria,       T::DrCongo,       Land),
    (T::DrCongo,       T::Rwanda,        Land),
    (T::DrCongo,       T::Mozambique,    Land),
    (T::DrCongo,       T::SouthAfrica,   Land),
    (T::Rwanda,        T::Mozambique,    Land),
    (T::Mozambique,    T::SouthAfrica,   Land),
    (T::Mozambique,    T::Madagascar,    Sea),
    (T::SouthAfrica,   T::Madagascar,    Sea),

    (T::Ural,          T::Siberia,       Land),
    (T::Ural,          T::Kazakhstan,    Land),
    (T::Siberia,       T::FarEast,       Land),
    (T::Siberia,       T::Mongolia,      Land),
    (T::Siberia,       T::Kazakhstan,    Land),
    (T::FarEast,       T::Mongolia,      Land),
    (T::FarEast,       T::Japan,         Sea),
    (T::Kazakhstan,    T::MiddleEast,    Land),
    (T::Kazakhstan,    T::India,         Land),
    (T::MiddleEast,    T::India,         Land),

    (T::Vietnam,       T::Thailand,      Land),
    (T::Vietnam,       T::Philippines,   Sea),
    (T::Vietnam,       T::NewGuinea,     Sea),
    (T::Thailand,      T::Indonesia,     Sea),
    (T::Indonesia,     T::Philippines,   Sea),
    (T::Indonesia,     T::NewGuinea,     Land),
    (T::Indonesia,     T::Australia,     Sea),
    (T::NewGuinea,     T::Australia,     Sea),

    // From one continent to another.
    (T::Alaska,        T::FarEast,       Sea),
    (T::EasternCanada, T::UnitedKingdom, Sea),
    (T::Mexico,        T::Colombia,      Land),
    (T::Brazil,        T::Nigeria,       Sea),
    (T::Chile,         T::Australia,     Sea),
    (T::Argentina,     T::SouthAfrica,   Sea),
    (T::Finland,       T::Ural,          Land),
    (T::France,        T::Algeria,       Sea),
    (T::Spain,         T::Morocco,       Sea),
    (T::Ukraine,       T::Ural,          Land),
    (T::Turkey,        T::Ural,          Land),
    (T::Turkey,        T::MiddleEast,    Land),
    (T::Algeria,       T::MiddleEast,    Land),
    (T::Rwanda,        T::MiddleEast,    Sea),
    (T::India,         T::Vietnam,       Land),
    (T::India,         T::Thailand,      Sea),
    (T::Japan,         T::Philippines,   Sea),
];

/// Each application, its points, and what it needs (§1.4).
#[rustfmt::skip]
pub const APPLICATIONS: [(Application, u8, &[Material]); 28] = [
    (A::Fertilizers,         3,  &[PhosphateRock, Borates]),
    (A::WeatherBalloons,     4,  &[Helium, NaturalRubber]),
    (A::Detergents,          4,  &[PhosphateRock, Phosphorus]),
    (A::Cosmetics,           5,  &[Bismuth, SiliconMetal]),
    (A::Matches,             5,  &[Phosphorus, Antimony]),
    (A::Toothpaste,          4,  &[Fluorspar, Phosphorus]),
    (A::Tyres,               3,  &[NaturalRubber, SiliconMetal]),

    (A::FlameRetardants,     8,  &[Antimony, Magnesium, Phosphorus]),
    (A::Medicines,           8,  &[Bismuth, Magnesium, Baryte]),
    (A::OpticalFibres,       8,  &[Germanium, Phosphorus, Fluorspar]),
    (A::BrakePads,           7,  &[NaturalGraphite, Antimony, Baryte]),
    (A::FuelCells,           7,  &[PlatinumGroupMetals, Scandium, NaturalGraphite]),
    (A::CatalyticConverters, 7,  &[PlatinumGroupMetals, LightRareEarths, Magnesium]),
    (A::Bicycles,            9,  &[Magnesium, Scandium, Vanadium]),

    (A::DigitalCameras,      13, &[Indium, LightRareEarths, Germanium, SiliconMetal]),
    (A::SolarPanels,         13, &[SiliconMetal, Indium, Gallium, Germanium]),
    (A::NightVision,         14, &[Germanium, Gallium, Indium, Antimony]),
    (A::Pipelines,           14, &[Niobium, Vanadium, CokingCoal, Fluorspar]),
    (A::FusionReactors,      15, &[Beryllium, Niobium, Tungsten, Helium]),
    (A::AircraftFrames,      15, &[Magnesium, Scandium, Beryllium, Vanadium]),
    (A::WindTurbines,        13, &[LightRareEarths, HeavyRareEarths, Borates, CokingCoal]),

    (A::MedicalEquipment,    22, &[Bismuth, Beryllium, Helium, Niobium, Tantalum]),
    (A::SpaceRockets,        21, &[Helium, Vanadium, Hafnium, Beryllium, NaturalGraphite]),
    (A::ElectricCars,        20, &[Cobalt, NaturalGraphite, LightRareEarths, HeavyRareEarths, Niobium]),
    (A::Smartphones,         20, &[Indium, Gallium, LightRareEarths, HeavyRareEarths, Tantalum]),
    (A::Microchips,          19, &[SiliconMetal, Gallium, Germanium, Antimony, Hafnium]),
    (A::JetEngines,          20, &[Hafnium, Vanadium, Cobalt, Tungsten, HeavyRareEarths]),
    (A::Satellites,          21, &[Beryllium, Germanium, Gallium, Scandium, Helium]),
];

/// The objective cards in their order (§1.4), each with its applications as the printed one has them.
#[rustfmt::skip]
pub const OBJECTIVES: [[Application; 4]; 7] = [
    [A::FlameRetardants, A::Fertilizers, A::DigitalCameras, A::MedicalEquipment],
    [A::Toothpaste, A::Medicines, A::SolarPanels, A::SpaceRockets],
    [A::Detergents, A::OpticalFibres, A::NightVision, A::ElectricCars],
    [A::Matches, A::BrakePads, A::Pipelines, A::Smartphones],
    [A::Cosmetics, A::CatalyticConverters, A::FusionReactors, A::Microchips],
    [A::WeatherBalloons, A::FuelCells, A::AircraftFrames, A::JetEngines],
    [A::Tyres, A::Bicycles, A::WindTurbines, A::Satellites],
];
