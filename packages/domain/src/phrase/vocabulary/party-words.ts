import { facilityKey } from '../../criteria/key.ts'
import type { FacilityKey } from '../../facility.ts'
import { facilityByKey } from '../../facility.ts'
import { noPetsValue } from '../../pets.ts'
import type { Meaning, Vocabulary } from '../meaning.ts'

function counted(key: FacilityKey, max: number, alone = false): Meaning {
  return { kind: 'counted', key: facilityKey(facilityByKey(key).id), max, alone }
}

/** Guests, and the rooms and beds they need. */
export const partyWords: Vocabulary = [
  [
    { kind: 'heads', of: 'persons' },
    {
      da: 'personer, person, personers, pers, gæster, gæst, mennesker, sovepladser, soveplads, mand, mands, venner',
      de: 'Personen, Person, Pers, P, Gäste, Gästen, Leute, Leuten, Menschen, Schlafplätze, Schlafplätzen, Freunde, Freunden, Mann',
      en: 'people, persons, person, pers, guests, guest, sleeping places, pax, friends, of us, travellers, travelers',
    },
  ],
  [
    { kind: 'heads', of: 'adults' },
    { da: 'voksne, voksen', de: 'Erwachsene, Erwachsenen, Erwachsener, Erw', en: 'adults, adult, grown ups, grownups' },
  ],
  [
    { kind: 'heads', of: 'children' },
    {
      da: 'børn, barn, småbørn, unger, teenagere, teenager, babyer, spædbørn',
      de: 'Kinder, Kindern, Kind, Kids, Kleinkinder, Kleinkindern, Teenager, Teenagern, Jugendliche, Jugendlichen, Babys',
      en: 'children, child, kids, kid, toddlers, teenagers, teenager, teens, babies, infants',
    },
  ],
  [
    { kind: 'heads', of: 'persons', each: 2 },
    { da: 'par', de: 'Paare, Paaren, Pärchen', en: 'couples' },
  ],
  [
    { kind: 'heads', of: 'children', isOne: true },
    { da: 'baby, spædbarn, småbarn', de: 'Baby, Kleinkind, Säugling', en: 'baby, infant, toddler' },
  ],
  [
    { kind: 'pet' },
    {
      da: 'hund, hunde, hunden, hundene, hundehvalp, hvalp, kat, katte, husdyr, kæledyr, dyr, vovse',
      de: 'Hund, Hunde, Hunden, Hündin, Hündchen, Welpe, Welpen, Katze, Katzen, Haustier, Haustiere, Haustieren, Vierbeiner, Tier, Tiere, Tieren',
      en: 'dog, dogs, puppy, puppies, cat, cats, pet, pets, animal, animals, doggy',
    },
  ],
  [
    { kind: 'term', term: { key: 'husdyr', value: 1 } },
    {
      da: 'hundevenlig, hundevenligt, hundevenlige, husdyr tilladt, husdyr velkomne, hund tilladt, hunde tilladt, hund velkommen, hunde velkomne, husdyrvenligt, kæledyr tilladt, dyrevenligt, hundeferie',
      de: 'hundefreundlich, hundefreundliche, hundefreundliches, Hund erlaubt, Hunde erlaubt, Hunde willkommen, Hund willkommen, Haustiere erlaubt, Haustier erlaubt, Haustiere willkommen, haustierfreundlich, haustierfreundliches, tierfreundlich, Urlaub mit Hund, Hundeurlaub, Hundehaus',
      en: 'dog friendly, pet friendly, pets allowed, dogs allowed, dog allowed, pets welcome, dogs welcome, allows pets, allows dogs, pets ok, dogs ok',
    },
  ],
  [
    { kind: 'term', term: { key: 'husdyr', value: noPetsValue } },
    {
      da: 'husdyr ikke tilladt, husdyr forbudt, husdyrfri, husdyrfrit, dyrefrit, hunde ikke tilladt, hunde forbudt, fri for husdyr',
      de: 'Haustiere nicht erlaubt, Haustiere verboten, haustierfrei, haustierfreies, tierfrei, tierfreies, Hunde nicht erlaubt, Hunde verboten, keine Haustiere erlaubt, keine Hunde erlaubt, frei von Haustieren',
      en: 'pet free, pets not allowed, dogs not allowed, no pets allowed, no dogs allowed, free of pets, free from pets, dog free',
    },
  ],
  [
    { kind: 'term', term: { key: facilityKey(facilityByKey('hypoallergenic').id), value: true } },
    {
      da: 'allergivenlig, allergikere, egnet til allergikere',
      de: 'Allergiker, allergikergerecht, allergikerfreundliches, allergikergeeignet, für Allergiker',
      en: 'allergy friendly, for allergy sufferers',
    },
  ],
  [
    counted('bedrooms', 20),
    {
      da: 'soveværelser, soveværelse, værelser, værelse, soverum',
      de: 'Schlafzimmer, Schlafzimmern, Zimmer, Zimmern, SZ, Schlafräume, Räume',
      en: 'bedrooms, bedroom, bedroomed, rooms, bed house, double bedrooms',
    },
  ],
  [
    counted('double-beds', 20, true),
    {
      da: 'dobbeltsenge, dobbeltseng',
      de: 'Doppelbetten, Doppelbett, Ehebett',
      en: 'double beds, double bed, king size bed',
    },
  ],
  [
    counted('single-beds', 30, true),
    { da: 'enkeltsenge, enkeltseng', de: 'Einzelbetten, Einzelbett', en: 'single beds, single bed, twin beds' },
  ],
  [
    counted('bunk-beds', 20, true),
    {
      da: 'køjesenge, køjeseng, etageseng, etagesenge',
      de: 'Etagenbetten, Etagenbett, Stockbett, Stockbetten, Hochbett',
      en: 'bunk beds, bunk bed, bunks',
    },
  ],
  [
    counted('sofa-beds', 10, true),
    {
      da: 'sovesofaer, sovesofa',
      de: 'Schlafsofas, Schlafsofa, Schlafcouch',
      en: 'sofa beds, sofa bed, pull out couch',
    },
  ],
  [
    counted('guest-toilets', 10, true),
    {
      da: 'gæstetoiletter, gæstetoilet, ekstra toilet',
      de: 'Gäste WC, Gäste WCs, Gästetoilette, Gästetoiletten',
      en: 'guest toilets, guest toilet, guest wc',
    },
  ],
  [
    counted('storeys', 5),
    { da: 'etager, etage', de: 'Etagen, Etage, Stockwerke, Geschosse', en: 'storeys, stories, floors' },
  ],
  [
    counted('parking-places', 20, true),
    {
      da: 'parkeringspladser, parkeringsplads, parkering',
      de: 'Stellplätze, Stellplatz, Parkplätze, Parkplatz',
      en: 'parking places, parking place, parking spaces, parking space, parking',
    },
  ],
  [
    counted('covered-terraces', 5, true),
    {
      da: 'overdækkede terrasser, overdækket terrasse',
      de: 'überdachte Terrassen, überdachte Terrasse, überdachter Terrasse',
      en: 'covered terraces, covered terrace, covered patio',
    },
  ],
  [counted('star-rating', 5), { da: 'stjerner, stjernet, stjerners', de: 'Sterne, Sternen', en: 'stars, star' }],
  [
    { kind: 'counted', key: 'koglemaerker', max: 5, alone: false },
    { da: 'koglemærker, koglemærke, kogler', de: 'Kiefernzapfen, Zapfen', en: 'pine cones, pinecones' },
  ],
  [
    counted('internet-speed', 10_000),
    { da: 'mbit, mbps, mb internet', de: 'mbit, mbits, mbps', en: 'mbit, mbps, megabit' },
  ],
  [counted('ev-charger-power', 400), { da: 'kw', de: 'kw, Kilowatt', en: 'kw, kilowatt' }],
  [
    { kind: 'bathroom' },
    {
      da: 'badeværelser, badeværelse, bad, bade',
      de: 'Badezimmer, Badezimmern, Bäder, Bädern, Bad',
      en: 'bathrooms, bathroom, baths, bath, bathroomed',
    },
  ],
  [{ kind: 'shower' }, { da: 'med bruser, med brus', de: 'mit Dusche, mit Duschen', en: 'with shower, with showers' }],
  [
    { kind: 'floor-area' },
    {
      da: 'm2, m², kvm, kvadratmeter',
      de: 'm2, m², qm, Quadratmeter, Quadratmetern',
      en: 'm2, m², sqm, sq m, square metres, square meters',
    },
  ],
  [
    { kind: 'plot' },
    { da: 'grund, naturgrund, have', de: 'Grundstück, Grundfläche, Garten', en: 'plot, grounds, garden' },
  ],
  [
    { kind: 'energy-label' },
    {
      da: 'energimærke, energiklasse',
      de: 'Energieklasse, Energieeffizienzklasse',
      en: 'energy label, energy class, energy rating',
    },
  ],
]
