//! What things are called, and what each material is good for, in English, Latvian and Slovak.

use crate::{Application, Continent, Material, Territory};

/// The same in three languages.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// Latvian.
    pub lv: &'static str,
    /// Slovak.
    pub sk: &'static str,
}

const fn text(en: &'static str, lv: &'static str, sk: &'static str) -> Text {
    Text { en, lv, sk }
}

impl Continent {
    /// What it is called.
    pub const fn name(self) -> Text {
        match self {
            Continent::NorthAmerica => text("North America", "Ziemeļamerika", "Severná Amerika"),
            Continent::SouthAmerica => text("South America", "Dienvidamerika", "Južná Amerika"),
            Continent::Europe => text("Europe", "Eiropa", "Európa"),
            Continent::Africa => text("Africa", "Āfrika", "Afrika"),
            Continent::Asia => text("Asia", "Āzija", "Ázia"),
            Continent::Oceania => text("Oceania", "Okeānija", "Oceánia"),
        }
    }
}

impl Territory {
    /// What it is called.
    pub const fn name(self) -> Text {
        match self {
            Territory::Alaska => text("Alaska", "Aļaska", "Aljaška"),
            Territory::WesternCanada => text("Western Canada", "Rietumkanāda", "Západná Kanada"),
            Territory::EasternCanada => text("Eastern Canada", "Austrumkanāda", "Východná Kanada"),
            Territory::WesternUsa => text("Western USA", "ASV rietumi", "Západ USA"),
            Territory::EasternUsa => text("Eastern USA", "ASV austrumi", "Východ USA"),
            Territory::Mexico => text("Mexico", "Meksika", "Mexiko"),
            Territory::Colombia => text("Colombia", "Kolumbija", "Kolumbia"),
            Territory::Peru => text("Peru", "Peru", "Peru"),
            Territory::Bolivia => text("Bolivia", "Bolīvija", "Bolívia"),
            Territory::Brazil => text("Brazil", "Brazīlija", "Brazília"),
            Territory::Chile => text("Chile", "Čīle", "Čile"),
            Territory::Argentina => text("Argentina", "Argentīna", "Argentína"),
            Territory::Norway => text("Norway", "Norvēģija", "Nórsko"),
            Territory::Finland => text("Finland", "Somija", "Fínsko"),
            Territory::UnitedKingdom => {
                text("United Kingdom", "Apvienotā Karaliste", "Spojené kráľovstvo")
            }
            Territory::France => text("France", "Francija", "Francúzsko"),
            Territory::Spain => text("Spain", "Spānija", "Španielsko"),
            Territory::Germany => text("Germany", "Vācija", "Nemecko"),
            Territory::Ukraine => text("Ukraine", "Ukraina", "Ukrajina"),
            Territory::Turkey => text("Turkey", "Turcija", "Turecko"),
            Territory::Morocco => text("Morocco", "Maroka", "Maroko"),
            Territory::Algeria => text("Algeria", "Alžīrija", "Alžírsko"),
            Territory::Nigeria => text("Nigeria", "Nigērija", "Nigéria"),
            Territory::DrCongo => text("DR Congo", "Kongo DR", "Konžská DR"),
            Territory::Rwanda => text("Rwanda", "Ruanda", "Rwanda"),
            Territory::Mozambique => text("Mozambique", "Mozambika", "Mozambik"),
            Territory::SouthAfrica => {
                text("South Africa", "Dienvidāfrika", "Juhoafrická republika")
            }
            Territory::Madagascar => text("Madagascar", "Madagaskara", "Madagaskar"),
            Territory::Ural => text("Urals", "Urāli", "Ural"),
            Territory::Siberia => text("Siberia", "Sibīrija", "Sibír"),
            Territory::FarEast => {
                text("Russian Far East", "Krievijas Tālie Austrumi", "Ruský Ďaleký východ")
            }
            Territory::Mongolia => text("Mongolia", "Mongolija", "Mongolsko"),
            Territory::Kazakhstan => text("Kazakhstan", "Kazahstāna", "Kazachstan"),
            Territory::MiddleEast => text("Middle East", "Tuvie Austrumi", "Blízky východ"),
            Territory::India => text("India", "Indija", "India"),
            Territory::Japan => text("Japan", "Japāna", "Japonsko"),
            Territory::Vietnam => text("Vietnam", "Vjetnama", "Vietnam"),
            Territory::Thailand => text("Thailand", "Taizeme", "Thajsko"),
            Territory::Indonesia => text("Indonesia", "Indonēzija", "Indonézia"),
            Territory::Philippines => text("Philippines", "Filipīnas", "Filipíny"),
            Territory::NewGuinea => text("New Guinea", "Jaungvineja", "Nová Guinea"),
            Territory::Australia => text("Australia", "Austrālija", "Austrália"),
        }
    }

    /// What it is called inside a sentence, where English puts an article before some names.
    pub const fn name_in_sentence(self) -> Text {
        let Text { en, lv, sk } = self.name();
        let en = match self {
            Territory::WesternUsa => "the Western USA",
            Territory::EasternUsa => "the Eastern USA",
            Territory::UnitedKingdom => "the United Kingdom",
            Territory::DrCongo => "the DR Congo",
            Territory::Ural => "the Urals",
            Territory::FarEast => "the Russian Far East",
            Territory::MiddleEast => "the Middle East",
            Territory::Philippines => "the Philippines",
            _ => en,
        };
        text(en, lv, sk)
    }
}

impl Application {
    /// What it is called.
    pub const fn name(self) -> Text {
        match self {
            Application::Fertilizers => text("Fertilizers", "Mēslošanas līdzekļi", "Hnojivá"),
            Application::FlameRetardants => {
                text("Flame Retardants", "Liesmu slāpētāji", "Spomaľovače horenia")
            }
            Application::DigitalCameras => {
                text("Digital Cameras", "Digitālās kameras", "Digitálne fotoaparáty")
            }
            Application::MedicalEquipment => {
                text("Medical Equipment", "Medicīnas iekārtas", "Lekárske zariadenia")
            }
            Application::WeatherBalloons => {
                text("Weather Balloons", "Meteoroloģiskie baloni", "Meteorologické balóny")
            }
            Application::Medicines => text("Medicines", "Zāles", "Lieky"),
            Application::SolarPanels => text("Solar Panels", "Saules paneļi", "Solárne panely"),
            Application::SpaceRockets => {
                text("Space Rockets", "Kosmosa raķetes", "Vesmírne rakety")
            }
            Application::Detergents => {
                text("Detergents", "Mazgāšanas līdzekļi", "Čistiace prostriedky")
            }
            Application::OpticalFibres => {
                text("Optical Fibres", "Optiskās šķiedras", "Optické vlákna")
            }
            Application::NightVision => text(
                "Night-vision Goggles",
                "Nakts redzamības brilles",
                "Prístroje na nočné videnie",
            ),
            Application::ElectricCars => text("Electric Cars", "Elektromobiļi", "Elektromobily"),
            Application::Cosmetics => text("Cosmetics", "Kosmētika", "Kozmetika"),
            Application::BrakePads => text("Brake Pads", "Bremžu kluči", "Brzdové doštičky"),
            Application::Pipelines => text("Pipelines", "Cauruļvadi", "Potrubia"),
            Application::Smartphones => text("Smartphones", "Viedtālruņi", "Smartfóny"),
            Application::Matches => text("Matches", "Sērkociņi", "Zápalky"),
            Application::FuelCells => text("Fuel Cells", "Degvielas elementi", "Palivové články"),
            Application::FusionReactors => {
                text("Fusion Reactors", "Kodolsintēzes reaktori", "Fúzne reaktory")
            }
            Application::Microchips => text("Microchips", "Mikroshēmas", "Mikročipy"),
            Application::Toothpaste => text("Toothpaste", "Zobu pasta", "Zubná pasta"),
            Application::CatalyticConverters => {
                text("Catalytic Converters", "Katalizatori", "Katalyzátory")
            }
            Application::AircraftFrames => {
                text("Aircraft Frames", "Lidmašīnu korpusi", "Konštrukcie lietadiel")
            }
            Application::JetEngines => text("Jet Engines", "Reaktīvie dzinēji", "Prúdové motory"),
            Application::Tyres => text("Tyres", "Riepas", "Pneumatiky"),
            Application::Bicycles => text("Bicycles", "Velosipēdi", "Bicykle"),
            Application::WindTurbines => text("Wind Turbines", "Vēja turbīnas", "Veterné turbíny"),
            Application::Satellites => text("Satellites", "Satelīti", "Satelity"),
        }
    }
}

impl Material {
    /// What it is called.
    pub const fn name(self) -> Text {
        match self {
            Material::Antimony => text("Antimony", "Antimons", "Antimón"),
            Material::Baryte => text("Baryte", "Barīts", "Baryt"),
            Material::Beryllium => text("Beryllium", "Berilijs", "Berýlium"),
            Material::Bismuth => text("Bismuth", "Bismuts", "Bizmut"),
            Material::Borates => text("Borates", "Borāti", "Boritany"),
            Material::Cobalt => text("Cobalt", "Kobalts", "Kobalt"),
            Material::CokingCoal => text("Coking Coal", "Koksējamās ogles", "Koksovateľné uhlie"),
            Material::Fluorspar => text("Fluorspar", "Fluorīts", "Fluorit"),
            Material::Gallium => text("Gallium", "Gallijs", "Gálium"),
            Material::Germanium => text("Germanium", "Germānijs", "Germánium"),
            Material::Hafnium => text("Hafnium", "Hafnijs", "Hafnium"),
            Material::Helium => text("Helium", "Hēlijs", "Hélium"),
            Material::HeavyRareEarths => {
                text("Heavy Rare Earths", "Smagie retzemju elementi", "Ťažké vzácne zeminy")
            }
            Material::Indium => text("Indium", "Indijs", "Indium"),
            Material::LightRareEarths => {
                text("Light Rare Earths", "Vieglie retzemju elementi", "Ľahké vzácne zeminy")
            }
            Material::Magnesium => text("Magnesium", "Magnijs", "Horčík"),
            Material::NaturalGraphite => {
                text("Natural Graphite", "Dabiskais grafīts", "Prírodný grafit")
            }
            Material::NaturalRubber => {
                text("Natural Rubber", "Dabiskais kaučuks", "Prírodný kaučuk")
            }
            Material::Niobium => text("Niobium", "Niobijs", "Niób"),
            Material::Phosphorus => text("Phosphorus", "Fosfors", "Fosfor"),
            Material::PlatinumGroupMetals => {
                text("Platinum Group Metals", "Platīna grupas metāli", "Kovy platinovej skupiny")
            }
            Material::PhosphateRock => text("Phosphate Rock", "Fosfāta ieži", "Fosfátové horniny"),
            Material::Scandium => text("Scandium", "Skandijs", "Skandium"),
            Material::SiliconMetal => text("Silicon Metal", "Silīcijs", "Kremík"),
            Material::Tantalum => text("Tantalum", "Tantals", "Tantal"),
            Material::Vanadium => text("Vanadium", "Vanādijs", "Vanád"),
            Material::Tungsten => text("Tungsten", "Volframs", "Volfrám"),
        }
    }

    /// What it is used for, and who produces it: the game is played in schools to learn this.
    #[expect(clippy::too_many_lines, reason = "a table")]
    pub const fn fact(self) -> Text {
        match self {
            Material::Antimony => text(
                "Antimony keeps plastics and textiles from catching fire and hardens the lead \
                 in car batteries; China and Tajikistan mine most of it.",
                "Antimons pasargā plastmasas un audumus no aizdegšanās un padara cietāku svinu \
                 automobiļu akumulatoros; visvairāk to iegūst Ķīnā un Tadžikistānā.",
                "Antimón chráni plasty a textílie pred vznietením a spevňuje olovo v \
                 autobatériách; najviac ho ťažia Čína a Tadžikistan.",
            ),
            Material::Baryte => text(
                "Baryte is a heavy mineral that weights the drilling mud in oil and gas wells \
                 and makes the gut show up on X-ray pictures; India, China and Morocco mine the \
                 most.",
                "Barīts ir smags minerāls, kas padara blīvāku naftas un gāzes urbumu skalošanas \
                 šķidrumu un rentgena attēlos ļauj saskatīt zarnas; visvairāk to iegūst \
                 Indijā, Ķīnā un Marokā.",
                "Baryt je ťažký minerál, ktorý zvyšuje hustotu výplachu v ropných a plynových \
                 vrtoch a na röntgenových snímkach zviditeľňuje črevá; najviac ho ťažia India, \
                 Čína a Maroko.",
            ),
            Material::Beryllium => text(
                "Beryllium makes copper springy for connectors and is so light and stiff that \
                 the mirrors of space telescopes are made of it; most of it comes from the USA, \
                 above all from Utah.",
                "Berilijs padara atsperīgus vara savienotājus un ir tik viegls un stingrs, ka \
                 no tā gatavo kosmisko teleskopu spoguļus; lielāko daļu iegūst ASV, galvenokārt \
                 Jūtas štatā.",
                "Berýlium dodáva medeným konektorom pružnosť a je také ľahké a tuhé, že sa z \
                 neho vyrábajú zrkadlá vesmírnych ďalekohľadov; väčšina pochádza z USA, najmä z \
                 Utahu.",
            ),
            Material::Bismuth => text(
                "Bismuth soothes the stomach in medicines, gives cosmetics a pearly shine and \
                 replaces poisonous lead in solder; China refines most of it, far ahead of \
                 Laos, South Korea and Japan.",
                "Bismuts zālēs nomierina kuņģi, kosmētikai piešķir perlamutra spīdumu un \
                 lodmetālā aizstāj indīgo svinu; visvairāk to ražo Ķīnā, daudz mazāk Laosā, \
                 Dienvidkorejā un Japānā.",
                "Bizmut v liekoch upokojuje žalúdok, kozmetike dodáva perleťový lesk a v \
                 spájkach nahrádza jedovaté olovo; najviac ho vyrába Čína, oveľa menej Laos, \
                 Južná Kórea a Japonsko.",
            ),
            Material::Borates => text(
                "Borates go into heat-resistant glass, glass wool and fertilizers; Turkey has \
                 the largest deposits in the world and mines the most, followed by the USA.",
                "Borātus izmanto karstumizturīgā stiklā, stikla vatē un mēslojumā; visvairāk \
                 tos iegūst Turcijā, kur ir pasaulē lielākās atradnes, un pēc tam ASV.",
                "Boritany sa pridávajú do tepelne odolného skla, sklenej vaty a hnojív; najviac \
                 ich ťaží Turecko, ktoré má najväčšie ložiská na svete, a po ňom USA.",
            ),
            Material::Cobalt => text(
                "Cobalt is needed for rechargeable batteries and for alloys that stay strong in \
                 the heat of engines; about three quarters of it is mined in the Democratic \
                 Republic of the Congo.",
                "Kobalts vajadzīgs uzlādējamām baterijām un sakausējumiem, kas dzinēju karstumā \
                 paliek stipri; apmēram trīs ceturtdaļas iegūst Kongo Demokrātiskajā Republikā.",
                "Kobalt je potrebný do nabíjateľných batérií a do zliatin, ktoré zostávajú \
                 pevné aj v horúčave motorov; asi tri štvrtiny sa ťažia v Konžskej \
                 demokratickej republike.",
            ),
            Material::CokingCoal => text(
                "Coking coal is baked into coke, which blast furnaces need to turn iron ore \
                 into iron for steel; China mines the most and Australia exports the most.",
                "No koksējamajām oglēm iegūst koksu, kas vajadzīgs domnās, lai no rūdas kausētu \
                 dzelzi tēraudam; visvairāk tās iegūst Ķīnā, bet visvairāk eksportē Austrālija.",
                "Z koksovateľného uhlia sa vyrába koks, ktorý potrebujú vysoké pece, aby z rudy \
                 vytavili železo na oceľ; najviac ho ťaží Čína a najviac vyváža Austrália.",
            ),
            Material::Fluorspar => text(
                "Fluorspar provides the fluorine for toothpaste, cooling fluids and non-stick \
                 coatings and helps steel to melt; China, Mexico and Mongolia mine the most.",
                "No fluorīta iegūst fluoru zobu pastai, aukstumaģentiem un nepiedegošiem \
                 pārklājumiem, un tas palīdz kausēt tēraudu; visvairāk to iegūst Ķīnā, Meksikā \
                 un Mongolijā.",
                "Z fluoritu sa získava fluór do zubných pást, chladív a nepriľnavých povrchov a \
                 pomáha aj pri tavení ocele; najviac ho ťažia Čína, Mexiko a Mongolsko.",
            ),
            Material::Gallium => text(
                "Gallium is in light-emitting diodes and in very fast microchips; it is a \
                 by-product of making aluminium, and nearly all of it comes from China.",
                "Gallijs ir gaismas diodēs un ļoti ātrās mikroshēmās; to iegūst kā \
                 blakusproduktu alumīnija ražošanā, un gandrīz viss nāk no Ķīnas.",
                "Gálium je v svetelných diódach a vo veľmi rýchlych čipoch; získava sa ako \
                 vedľajší produkt pri výrobe hliníka a takmer všetko pochádza z Číny.",
            ),
            Material::Germanium => text(
                "Germanium is in optical fibres, in lenses for infrared light and in the solar \
                 cells of satellites; it is extracted from zinc ores and coal ash, most of it in \
                 China.",
                "Germānijs ir optiskajās šķiedrās, infrasarkanās gaismas lēcās un satelītu \
                 saules baterijās; to iegūst no cinka rūdām un ogļu pelniem, visvairāk Ķīnā.",
                "Germánium je v optických vláknach, v šošovkách pre infračervené svetlo a v \
                 solárnych článkoch satelitov; získava sa zo zinkových rúd a z uhoľného popola, \
                 najviac v Číne.",
            ),
            Material::Hafnium => text(
                "Hafnium is in the control rods of nuclear reactors, in heat-resistant alloys \
                 and in microchips; it is separated from zirconium, mostly in France and the \
                 USA.",
                "Hafnijs ir kodolreaktoru vadības stieņos, karstumizturīgos sakausējumos un \
                 mikroshēmās; to atdala no cirkonija, galvenokārt Francijā un ASV.",
                "Hafnium je v regulačných tyčiach jadrových reaktorov, v žiaruvzdorných \
                 zliatinách a v čipoch; oddeľuje sa od zirkónia, najmä vo Francúzsku a v USA.",
            ),
            Material::Helium => text(
                "Helium cools the magnets of medical scanners and lifts weather balloons; it is \
                 separated from natural gas, most of it in the USA and Qatar.",
                "Hēlijs dzesē medicīnisko tomogrāfu magnētus un paceļ meteoroloģiskos balonus; \
                 to atdala no dabasgāzes, visvairāk ASV un Katarā.",
                "Hélium chladí magnety lekárskych tomografov a nadnáša meteorologické balóny; \
                 oddeľuje sa zo zemného plynu, najviac v USA a Katare.",
            ),
            Material::HeavyRareEarths => text(
                "Heavy rare earths such as dysprosium keep strong magnets working when motors \
                 and wind turbines get hot; they come mostly from China and Myanmar.",
                "Smagie retzemju elementi, piemēram, disprozijs, ļauj stipriem magnētiem \
                 darboties arī sakarsušos dzinējos un vēja turbīnās; tos iegūst galvenokārt \
                 Ķīnā un Mjanmā.",
                "Ťažké vzácne zeminy, napríklad dysprózium, umožňujú silným magnetom pracovať \
                 aj v rozhorúčených motoroch a veterných turbínach; ťažia sa najmä v Číne a \
                 Mjanmarsku.",
            ),
            Material::Indium => text(
                "Indium forms the transparent layer that conducts electricity in touch screens; \
                 it is a by-product of refining zinc, most of it in China and South Korea.",
                "Indijs veido caurspīdīgo, strāvu vadošo kārtiņu skārienekrānos; to iegūst, \
                 attīrot cinku, visvairāk Ķīnā un Dienvidkorejā.",
                "Indium tvorí priehľadnú vrstvu, ktorá v dotykových obrazovkách vedie \
                 elektrický prúd; získava sa pri čistení zinku, najviac v Číne a Južnej Kórei.",
            ),
            Material::LightRareEarths => text(
                "Light rare earths are in strong magnets (neodymium), camera lenses (lanthanum) \
                 and exhaust catalysts (cerium); China mines the most, followed by the USA and \
                 Australia.",
                "Vieglie retzemju elementi ir stipros magnētos (neodīms), kameru lēcās \
                 (lantāns) un izplūdes gāzu katalizatoros (cērijs); visvairāk tos iegūst Ķīnā, \
                 pēc tam ASV un Austrālijā.",
                "Ľahké vzácne zeminy sú v silných magnetoch (neodým), v šošovkách fotoaparátov \
                 (lantán) a vo výfukových katalyzátoroch (cér); najviac ich ťaží Čína, po nej \
                 USA a Austrália.",
            ),
            Material::Magnesium => text(
                "Magnesium makes cars, aircraft and bicycles lighter and strengthens aluminium; \
                 China makes more than four fifths of it.",
                "Magnijs padara vieglākus automobiļus, lidmašīnas un velosipēdus un stiprina \
                 alumīniju; vairāk nekā četras piektdaļas saražo Ķīnā.",
                "Horčík odľahčuje autá, lietadlá a bicykle a spevňuje hliník; viac ako štyri \
                 pätiny vyrába Čína.",
            ),
            Material::NaturalGraphite => text(
                "Natural graphite is in the electrodes of batteries, in brake linings, \
                 fireproof bricks and pencils; China mines the most, followed by Mozambique, \
                 Madagascar and Brazil.",
                "Dabiskais grafīts ir bateriju elektrodos, bremžu uzlikās, ugunsizturīgos \
                 ķieģeļos un zīmuļos; visvairāk to iegūst Ķīnā, pēc tam Mozambikā, Madagaskarā \
                 un Brazīlijā.",
                "Prírodný grafit je v elektródach batérií, brzdovom obložení, žiaruvzdorných \
                 tehlách a ceruzkách; najviac ho ťaží Čína, po nej Mozambik, Madagaskar a \
                 Brazília.",
            ),
            Material::NaturalRubber => text(
                "Natural rubber is made from the milky sap of the rubber tree and becomes \
                 tyres, gloves and balloons; Thailand and Indonesia produce the most.",
                "Dabisko kaučuku gatavo no kaučukkoka piensulas, un no tā top riepas, cimdi un \
                 baloni; visvairāk to ražo Taizemē un Indonēzijā.",
                "Prírodný kaučuk sa vyrába z mliečnej šťavy kaučukovníka a sú z neho \
                 pneumatiky, rukavice a balóny; najviac ho dodávajú Thajsko a Indonézia.",
            ),
            Material::Niobium => text(
                "A little niobium makes the steel of pipelines and cars much stronger, and \
                 superconducting magnets are wound from its alloys; about nine tenths of it \
                 comes from Brazil, most of the rest from Canada.",
                "Jau nedaudz niobija padara daudz stiprāku cauruļvadu un automobiļu tēraudu, un \
                 no tā sakausējumiem tin supravadošus magnētus; apmēram deviņas desmitdaļas \
                 iegūst Brazīlijā, pārējo galvenokārt Kanādā.",
                "Už trocha nióbu výrazne spevní oceľ potrubí a áut a z jeho zliatin sa vinú \
                 supravodivé magnety; asi deväť desatín pochádza z Brazílie, zvyšok najmä z \
                 Kanady.",
            ),
            Material::Phosphorus => text(
                "Pure phosphorus is in the striking surface of matchboxes, in flame retardants \
                 and in chemicals for microchips; almost all of it is made in China, \
                 Vietnam, Kazakhstan and the USA.",
                "Tīrs fosfors ir sērkociņu kastīšu berzes virsmā, liesmu slāpētājos un \
                 mikroshēmu ražošanas ķimikālijās; to ražo gandrīz tikai Ķīnā, Vjetnamā, \
                 Kazahstānā un ASV.",
                "Čistý fosfor je na škrtacích plochách zápalkových škatuliek, v spomaľovačoch \
                 horenia a v chemikáliách na výrobu čipov; vyrába sa takmer len v Číne, \
                 Vietname, Kazachstane a USA.",
            ),
            Material::PlatinumGroupMetals => text(
                "Platinum group metals clean the exhaust of cars and make fuel cells work; \
                 South Africa mines the most platinum, and Russia and South Africa the most \
                 palladium.",
                "Platīna grupas metāli attīra automobiļu izplūdes gāzes un ļauj darboties \
                 degvielas elementiem; platīnu visvairāk iegūst Dienvidāfrikā, bet pallādiju – \
                 Krievijā un Dienvidāfrikā.",
                "Kovy platinovej skupiny čistia výfukové plyny áut a vďaka nim fungujú palivové \
                 články; platinu najviac ťaží Juhoafrická republika, paládium Rusko a \
                 Juhoafrická republika.",
            ),
            Material::PhosphateRock => text(
                "Phosphate rock becomes fertilizer, without which harvests would be much \
                 smaller; China mines the most, but by far the largest reserves are in Morocco.",
                "No fosfāta iežiem ražo mēslojumu, bez kura ražas būtu daudz mazākas; visvairāk \
                 tos iegūst Ķīnā, bet lielākie krājumi ir Marokā.",
                "Z fosfátových hornín sa vyrábajú hnojivá, bez ktorých by boli úrody oveľa \
                 menšie; najviac ich ťaží Čína, no zďaleka najväčšie zásoby má Maroko.",
            ),
            Material::Scandium => text(
                "Scandium strengthens aluminium for aircraft and bicycles and improves fuel \
                 cells; only a few tens of tonnes are produced a year, mostly in China, Russia \
                 and the Philippines.",
                "Skandijs stiprina alumīniju lidmašīnām un velosipēdiem un uzlabo degvielas \
                 elementus; gadā iegūst tikai dažus desmitus tonnu, galvenokārt Ķīnā, Krievijā \
                 un Filipīnās.",
                "Skandium spevňuje hliník pre lietadlá a bicykle a zlepšuje palivové články; \
                 ročne sa ho získa len niekoľko desiatok ton, najmä v Číne, Rusku a na \
                 Filipínach.",
            ),
            Material::SiliconMetal => text(
                "Silicon is what microchips and solar panels are made of, and it goes into \
                 silicones and aluminium alloys; China makes the most, followed by Brazil and \
                 Norway.",
                "No silīcija gatavo mikroshēmas un saules paneļus, un to izmanto silikonos un \
                 alumīnija sakausējumos; visvairāk to ražo Ķīnā, pēc tam Brazīlijā un \
                 Norvēģijā.",
                "Z kremíka sa vyrábajú čipy a solárne panely a pridáva sa do silikónov a \
                 zliatin hliníka; najviac ho vyrába Čína, po nej Brazília a Nórsko.",
            ),
            Material::Tantalum => text(
                "Tantalum is used for tiny capacitors in phones and for implants that the body \
                 accepts well; the Democratic Republic of the Congo and Rwanda mine the most.",
                "No tantala gatavo sīkus kondensatorus tālruņiem un implantus, ko ķermenis labi \
                 panes; visvairāk to iegūst Kongo Demokrātiskajā Republikā un Ruandā.",
                "Z tantalu sa vyrábajú drobné kondenzátory do telefónov a implantáty, ktoré \
                 telo dobre znáša; najviac ho ťažia Konžská demokratická republika a Rwanda.",
            ),
            Material::Vanadium => text(
                "Vanadium strengthens tool steel and the titanium of aircraft and stores \
                 electricity in large flow batteries; China produces the most, followed by \
                 Russia and South Africa.",
                "Vanādijs stiprina instrumentu tēraudu un lidmašīnu titānu un uzkrāj elektrību \
                 lielās plūsmas baterijās; visvairāk to iegūst Ķīnā, pēc tam Krievijā un \
                 Dienvidāfrikā.",
                "Vanád spevňuje nástrojovú oceľ a titán v lietadlách a uchováva elektrinu vo \
                 veľkých prietokových batériách; najviac ho vyrába Čína, po nej Rusko a \
                 Juhoafrická republika.",
            ),
            Material::Tungsten => text(
                "Tungsten melts at a higher temperature than any other metal, and its carbide \
                 makes the hard edges of drills and cutting tools; China mines about four \
                 fifths of it, followed by Vietnam.",
                "Volframs kūst augstākā temperatūrā nekā jebkurš cits metāls, un no tā karbīda \
                 gatavo cietos urbju un griezējinstrumentu asmeņus; apmēram četras piektdaļas \
                 iegūst Ķīnā, pēc tam Vjetnamā.",
                "Volfrám sa taví pri vyššej teplote než ktorýkoľvek iný kov a z jeho karbidu sú \
                 tvrdé hroty vrtákov a rezných nástrojov; asi štyri pätiny ťaží Čína, po nej \
                 Vietnam.",
            ),
        }
    }
}
