//! What lies on the table: the kinds of things, and what the tables of `map` say about them.

use crate::{
    Set,
    map::{APPLICATIONS, LINKS, OBJECTIVES, TERRITORIES},
    named::named,
};

/// How many territories there are (§1.1).
pub const TERRITORY_COUNT: usize = TERRITORIES.len();

/// How many continents there are (§1.1).
pub const CONTINENT_COUNT: usize = 6;

/// How many materials there are (§1.3).
pub const MATERIAL_COUNT: usize = 27;

named! {
    /// A continent (§1.1).
    Continent, "a continent, such as `oceania`":
    NorthAmerica "north_america",
    SouthAmerica "south_america",
    Europe "europe",
    Africa "africa",
    Asia "asia",
    Oceania "oceania",
}

named! {
    /// A territory (§1.1).
    Territory, "a territory, such as `new_guinea`":
    Alaska "alaska",
    WesternCanada "western_canada",
    EasternCanada "eastern_canada",
    WesternUsa "western_usa",
    EasternUsa "eastern_usa",
    Mexico "mexico",
    Colombia "colombia",
    Peru "peru",
    Bolivia "bolivia",
    Brazil "brazil",
    Chile "chile",
    Argentina "argentina",
    Norway "norway",
    Finland "finland",
    UnitedKingdom "united_kingdom",
    France "france",
    Spain "spain",
    Germany "germany",
    Ukraine "ukraine",
    Turkey "turkey",
    Morocco "morocco",
    Algeria "algeria",
    Nigeria "nigeria",
    DrCongo "dr_congo",
    Rwanda "rwanda",
    Mozambique "mozambique",
    SouthAfrica "south_africa",
    Madagascar "madagascar",
    Ural "ural",
    Siberia "siberia",
    FarEast "far_east",
    Mongolia "mongolia",
    Kazakhstan "kazakhstan",
    MiddleEast "middle_east",
    India "india",
    Japan "japan",
    Vietnam "vietnam",
    Thailand "thailand",
    Indonesia "indonesia",
    Philippines "philippines",
    NewGuinea "new_guinea",
    Australia "australia",
}

named! {
    /// A critical raw material, written by its symbol (§1.3).
    Material, "a material, such as `Bi`":
    Antimony "Sb",
    Baryte "Ba",
    Beryllium "Be",
    Bismuth "Bi",
    Borates "B",
    Cobalt "Co",
    CokingCoal "CC",
    Fluorspar "FS",
    Gallium "Ga",
    Germanium "Ge",
    Hafnium "Hf",
    Helium "He",
    HeavyRareEarths "HREE",
    Indium "In",
    LightRareEarths "LREE",
    Magnesium "Mg",
    NaturalGraphite "NG",
    NaturalRubber "NR",
    Niobium "Nb",
    Phosphorus "P",
    PlatinumGroupMetals "PGM",
    PhosphateRock "PR",
    Scandium "Sc",
    SiliconMetal "Si",
    Tantalum "Ta",
    Vanadium "V",
    Tungsten "W",
}

named! {
    /// Something to be made of materials (§1.4).
    Application, "an application, such as `solar_panels`":
    Fertilizers "fertilizers",
    FlameRetardants "flame_retardants",
    DigitalCameras "digital_cameras",
    MedicalEquipment "medical_equipment",
    WeatherBalloons "weather_balloons",
    Medicines "medicines",
    SolarPanels "solar_panels",
    SpaceRockets "space_rockets",
    Detergents "detergents",
    OpticalFibres "optical_fibres",
    NightVision "night_vision",
    ElectricCars "electric_cars",
    Cosmetics "cosmetics",
    BrakePads "brake_pads",
    Pipelines "pipelines",
    Smartphones "smartphones",
    Matches "matches",
    FuelCells "fuel_cells",
    FusionReactors "fusion_reactors",
    Microchips "microchips",
    Toothpaste "toothpaste",
    CatalyticConverters "catalytic_converters",
    AircraftFrames "aircraft_frames",
    JetEngines "jet_engines",
    Tyres "tyres",
    Bicycles "bicycles",
    WindTurbines "wind_turbines",
    Satellites "satellites",
}

named! {
    /// An objective card (§1.4).
    Objective, "an objective card, `o1` to `o7`":
    One "o1",
    Two "o2",
    Three "o3",
    Four "o4",
    Five "o5",
    Six "o6",
    Seven "o7",
}

impl Territory {
    /// The continent that it belongs to.
    #[inline]
    pub fn continent(self) -> Continent {
        CONTINENT_OF[self as usize]
    }

    /// What it bears.
    #[inline]
    pub fn materials(self) -> Set<Material> {
        MATERIALS_OF[self as usize]
    }

    /// Where assets can go from it, by land and sea (§1.2).
    #[inline]
    pub fn links(self) -> Set<Territory> {
        LINKS_OF[self as usize]
    }
}

impl Continent {
    /// Its territories.
    #[inline]
    pub fn territories(self) -> Set<Territory> {
        TERRITORIES_OF[self as usize]
    }
}

impl Material {
    /// The territories that bear it.
    pub fn territories(self) -> Set<Territory> {
        Set::all()
            .iter()
            .filter(|territory: &Territory| territory.materials().contains(self))
            .collect()
    }
}

impl Application {
    /// What it needs.
    #[inline]
    pub fn materials(self) -> Set<Material> {
        NEEDS_OF[self as usize]
    }

    /// What it is worth.
    #[inline]
    pub fn points(self) -> u8 {
        POINTS_OF[self as usize]
    }
}

impl Objective {
    /// The four applications on it, in the order in which it shows them.
    #[inline]
    pub fn applications(self) -> [Application; 4] {
        OBJECTIVES[self as usize]
    }
}

/// Grows `seed` along links as far as `within` allows. Both are parts of the map.
#[inline]
pub(crate) fn reach(seed: Set<Territory>, within: Set<Territory>) -> Set<Territory> {
    let mut reached = seed & within;
    let mut edge = reached;
    while !edge.is_empty() {
        let next = edge.iter().fold(Set::EMPTY, |next, territory| next | territory.links());
        edge = (next & within) - reached;
        reached = reached | edge;
    }
    reached
}

// What follows turns the readable tables around, so that a lookup is one load.

static CONTINENT_OF: [Continent; TERRITORY_COUNT] = {
    let mut continents = [Continent::Africa; TERRITORY_COUNT];
    let mut row = 0;
    while row < TERRITORIES.len() {
        let (territory, continent, _) = TERRITORIES[row];
        continents[territory as usize] = continent;
        row += 1;
    }
    continents
};

static TERRITORIES_OF: [Set<Territory>; CONTINENT_COUNT] = {
    let mut territories = [Set::EMPTY; CONTINENT_COUNT];
    let mut row = 0;
    while row < TERRITORIES.len() {
        let (territory, continent, _) = TERRITORIES[row];
        let slot = &mut territories[continent as usize];
        *slot = Set::from_bits(slot.bits() | 1 << territory as u8);
        row += 1;
    }
    territories
};

static MATERIALS_OF: [Set<Material>; TERRITORY_COUNT] = {
    let mut materials = [Set::EMPTY; TERRITORY_COUNT];
    let mut row = 0;
    while row < TERRITORIES.len() {
        let (territory, _, borne) = TERRITORIES[row];
        materials[territory as usize] = set_of(borne);
        row += 1;
    }
    materials
};

static LINKS_OF: [Set<Territory>; TERRITORY_COUNT] = {
    let mut links = [Set::EMPTY; TERRITORY_COUNT];
    let mut row = 0;
    while row < LINKS.len() {
        let (a, b, _) = LINKS[row];
        links[a as usize] = Set::from_bits(links[a as usize].bits() | 1 << b as u8);
        links[b as usize] = Set::from_bits(links[b as usize].bits() | 1 << a as u8);
        row += 1;
    }
    links
};

static NEEDS_OF: [Set<Material>; APPLICATIONS.len()] = {
    let mut needs = [Set::EMPTY; APPLICATIONS.len()];
    let mut row = 0;
    while row < APPLICATIONS.len() {
        let (application, _, materials) = APPLICATIONS[row];
        needs[application as usize] = set_of(materials);
        row += 1;
    }
    needs
};

static POINTS_OF: [u8; APPLICATIONS.len()] = {
    let mut points = [0; APPLICATIONS.len()];
    let mut row = 0;
    while row < APPLICATIONS.len() {
        let (application, worth, _) = APPLICATIONS[row];
        points[application as usize] = worth;
        row += 1;
    }
    points
};

const fn set_of(materials: &[Material]) -> Set<Material> {
    let mut bits = 0;
    let mut at = 0;
    while at < materials.len() {
        bits |= 1 << materials[at] as u8;
        at += 1;
    }
    Set::from_bits(bits)
}
