import type { ContentEntry } from '@marram/contract/content/model/entry'
import { areas, type Region } from '../../catalogue/places/areas.ts'
import { type Editions, toAsset, toEntries, toEntry } from '../builders/entry.ts'
import { navItem } from '../builders/kinds.ts'

type Texts = { title: string; text?: string; customLink?: string }

const search: Editions<string> = { da: 'soeg-sommerhus', de: 'ferienhaus-suche', en: 'search-holiday-homes' }
const filtered = (key: 'da' | 'de' | 'en', query: string) => `/${search[key]}/?filter=1&${query}`

const link = (id: string, target: string, texts: Editions<Texts>, image?: string, label?: 'News' | 'Last Minute') =>
  navItem(
    `nav-${id}`,
    {
      type: 'Link',
      internalLink: toEntry(target),
      ...(image ? { image: toAsset(image) } : {}),
      ...(label ? { label } : {}),
    },
    texts,
  )

const idsOf = (items: readonly ContentEntry[]) => toEntries(...items.map(({ sys }) => sys.id))

const houses = [
  link('houses-all', 'page-search', {
    da: { title: 'Alle ledige huse', text: 'Søg efter sted, dage og antal' },
    de: { title: 'Alle freien Häuser', text: 'Nach Ort, Tagen und Personen suchen' },
    en: { title: 'All available houses', text: 'Search by place, dates and guests' },
  }),
  link(
    'houses-last-minute',
    'page-last-minute',
    {
      da: { title: 'De næste tre uger', text: 'Ankomst inden for 21 dage' },
      de: { title: 'Die nächsten drei Wochen', text: 'Anreise innerhalb von 21 Tagen' },
      en: { title: 'The next three weeks', text: 'Arrival within 21 days' },
    },
    undefined,
    'Last Minute',
  ),
  navItem(
    'nav-houses-new',
    { type: 'Link', label: 'News' },
    {
      da: { title: 'Nye hos Marram', text: 'Kommet til det seneste år', customLink: filtered('da', 'nyHosMarram=1') },
      de: {
        title: 'Neu bei Marram',
        text: 'Im letzten Jahr dazugekommen',
        customLink: filtered('de', 'nyHosMarram=1'),
      },
      en: { title: 'New at Marram', text: 'Added in the past year', customLink: filtered('en', 'nyHosMarram=1') },
    },
  ),
  navItem(
    'nav-houses-pool',
    { type: 'Link' },
    {
      da: { title: 'Med pool', text: 'Også til mange personer', customLink: filtered('da', '50=1') },
      de: { title: 'Mit Pool', text: 'Auch für viele Personen', customLink: filtered('de', '50=1') },
      en: { title: 'With a pool', text: 'For larger parties too', customLink: filtered('en', '50=1') },
    },
  ),
  navItem(
    'nav-houses-sauna',
    { type: 'Link' },
    {
      da: { title: 'Med sauna', text: 'Til bagefter, når I har gået tur', customLink: filtered('da', '53=1') },
      de: { title: 'Mit Sauna', text: 'Nach dem Strandspaziergang', customLink: filtered('de', '53=1') },
      en: { title: 'With a sauna', text: 'For after the walk', customLink: filtered('en', '53=1') },
    },
  ),
  navItem(
    'nav-houses-dog',
    { type: 'Link' },
    {
      da: { title: 'Med plads til hunden', text: 'En eller flere', customLink: filtered('da', 'husdyr=1') },
      de: { title: 'Mit Platz für den Hund', text: 'Einen oder mehrere', customLink: filtered('de', 'husdyr=1') },
      en: { title: 'With room for the dog', text: 'Or more than one', customLink: filtered('en', 'husdyr=1') },
    },
  ),
]

const areaItems = areas.map(({ slug, name }) =>
  link(`area-${slug}`, `area-${slug}`, { da: { title: name }, de: { title: name }, en: { title: name } }),
)

function group(region: Region, texts: Editions<Texts>) {
  const own = areas.filter((area) => area.region === region).map(({ slug }) => `nav-area-${slug}`)
  return navItem(`nav-areas-${region}`, { type: 'List', items: toEntries(...own) }, texts)
}

const areaGroups = [
  group('north', { da: { title: 'Mod nord' }, de: { title: 'Im Norden' }, en: { title: 'In the north' } }),
  group('middle', { da: { title: 'Midt på kysten' }, de: { title: 'In der Mitte' }, en: { title: 'In the middle' } }),
  group('south', { da: { title: 'Mod syd' }, de: { title: 'Im Süden' }, en: { title: 'In the south' } }),
  link(
    'areas-all',
    'page-areas',
    {
      da: { title: 'Se alle områder', text: 'I tvivl? Vores kontorer kender hvert sted.' },
      de: { title: 'Alle Orte ansehen', text: 'Unentschlossen? Unsere Büros kennen jeden Ort.' },
      en: { title: 'See all areas', text: 'Can’t decide? Our offices know every one.' },
    },
    'asset-lighthouse',
  ),
]

const coast = [
  link(
    'coast-beaches',
    'page-beaches',
    { da: { title: 'Strande' }, de: { title: 'Strände' }, en: { title: 'Beaches' } },
    'asset-beach-day',
  ),
  link(
    'coast-children',
    'page-children',
    { da: { title: 'Ferie med børn' }, de: { title: 'Ferien mit Kindern' }, en: { title: 'Holidays with children' } },
    'asset-terrace',
  ),
  link(
    'coast-dog',
    'page-dog',
    { da: { title: 'Ferie med hund' }, de: { title: 'Ferien mit Hund' }, en: { title: 'Holidays with a dog' } },
    'asset-beach-dusk',
  ),
  link(
    'coast-cycling',
    'page-cycling',
    { da: { title: 'Cykelture' }, de: { title: 'Radtouren' }, en: { title: 'Cycling' } },
    'asset-dune-path',
  ),
  link(
    'coast-fishing',
    'page-fishing',
    { da: { title: 'Fisk og havne' }, de: { title: 'Fisch und Häfen' }, en: { title: 'Fish and harbours' } },
    'asset-harbour',
  ),
  link(
    'coast-surfing',
    'page-surfing',
    { da: { title: 'Surf' }, de: { title: 'Surfen' }, en: { title: 'Surfing' } },
    'asset-beach-storm',
  ),
  link(
    'coast-winter',
    'page-winter',
    { da: { title: 'Om vinteren' }, de: { title: 'Im Winter' }, en: { title: 'In winter' } },
    'asset-house-winter',
  ),
  link(
    'coast-blog',
    'page-blog',
    { da: { title: 'Bloggen' }, de: { title: 'Der Blog' }, en: { title: 'The blog' } },
    'asset-dunes-golden',
  ),
]

/** Its address is one of the site's own words. */
const contest = navItem(
  'nav-coast-contest',
  { type: 'Link', image: toAsset('asset-beach-morning') },
  {
    da: { title: 'Fotokonkurrence', customLink: '/fotokonkurrence/' },
    de: { title: 'Fotowettbewerb', customLink: '/fotowettbewerb/' },
    en: { title: 'Photo contest', customLink: '/photo-contest/' },
  },
)

const renting = [
  link('rent-how', 'page-how-it-works', {
    da: { title: 'Sådan foregår det' },
    de: { title: 'So läuft es ab' },
    en: { title: 'How it works' },
  }),
  link('rent-prices', 'page-prices', { da: { title: 'Priser' }, de: { title: 'Preise' }, en: { title: 'Prices' } }),
  link('rent-energy', 'page-energy', {
    da: { title: 'Strøm og vand' },
    de: { title: 'Strom und Wasser' },
    en: { title: 'Electricity and water' },
  }),
  link('rent-arrival', 'page-arrival', {
    da: { title: 'Nøgler og ankomst' },
    de: { title: 'Schlüssel und Anreise' },
    en: { title: 'Keys and arrival' },
  }),
  link('rent-departure', 'page-departure', {
    da: { title: 'Rengøring og afrejse' },
    de: { title: 'Reinigung und Abreise' },
    en: { title: 'Cleaning and departure' },
  }),
  link('rent-pets', 'page-pets', { da: { title: 'Kæledyr' }, de: { title: 'Haustiere' }, en: { title: 'Pets' } }),
  link('rent-cancel', 'page-cancellation', {
    da: { title: 'Afbestilling' },
    de: { title: 'Stornierung' },
    en: { title: 'Cancellation' },
  }),
  link('rent-faq', 'page-faq', {
    da: { title: 'Spørgsmål og svar' },
    de: { title: 'Fragen und Antworten' },
    en: { title: 'Questions and answers' },
  }),
]

const about = [
  link('about-history', 'page-history', {
    da: { title: 'Vores historie' },
    de: { title: 'Unsere Geschichte' },
    en: { title: 'Our story' },
  }),
  link('about-people', 'page-employees', {
    da: { title: 'Medarbejdere' },
    de: { title: 'Mitarbeiter' },
    en: { title: 'Our people' },
  }),
  link('about-offices', 'page-offices', {
    da: { title: 'Kontorer' },
    de: { title: 'Büros' },
    en: { title: 'Offices' },
  }),
  link('about-reviews', 'page-reviews', {
    da: { title: 'Anmeldelser' },
    de: { title: 'Bewertungen' },
    en: { title: 'Reviews' },
  }),
  link(
    'about-jobs',
    'page-jobs',
    { da: { title: 'Job hos os' }, de: { title: 'Arbeiten bei uns' }, en: { title: 'Work with us' } },
    undefined,
    'News',
  ),
  link('about-owners', 'page-owners', {
    da: { title: 'Lej dit hus ud' },
    de: { title: 'Ihr Haus vermieten' },
    en: { title: 'Let your house with us' },
  }),
]

const panels = [
  navItem(
    'nav-houses',
    { type: 'List', key: 'search', internalLink: toEntry('page-search'), items: idsOf(houses) },
    { da: { title: 'Sommerhuse' }, de: { title: 'Ferienhäuser' }, en: { title: 'Holiday homes' } },
  ),
  navItem(
    'nav-areas',
    { type: 'Megamenu', key: 'areas', internalLink: toEntry('page-areas'), items: idsOf(areaGroups) },
    { da: { title: 'Områder' }, de: { title: 'Orte' }, en: { title: 'Areas' } },
  ),
  navItem(
    'nav-last-minute',
    { type: 'Link', internalLink: toEntry('page-last-minute'), label: 'Last Minute' },
    { da: { title: 'Last minute' }, de: { title: 'Last Minute' }, en: { title: 'Last-minute breaks' } },
  ),
  navItem(
    'nav-coast',
    { type: 'Gallery', key: 'coast', internalLink: toEntry('page-coast'), items: idsOf([...coast, contest]) },
    { da: { title: 'Ved havet' }, de: { title: 'An der Küste' }, en: { title: 'By the sea' } },
  ),
  navItem(
    'nav-renting',
    { type: 'List', key: 'renting', internalLink: toEntry('page-renting'), items: idsOf(renting) },
    { da: { title: 'Godt at vide' }, de: { title: 'Gut zu wissen' }, en: { title: 'Good to know' } },
  ),
  navItem(
    'nav-about',
    { type: 'List', key: 'about', internalLink: toEntry('page-about'), items: idsOf(about) },
    { da: { title: 'Om os' }, de: { title: 'Über uns' }, en: { title: 'About us' } },
  ),
]

export const mainMenu: readonly ContentEntry[] = [
  navItem(
    'nav-main',
    { type: 'List', key: 'main', items: idsOf(panels) },
    { da: { title: 'Hovedmenu' }, de: { title: 'Hauptmenü' }, en: { title: 'Main menu' } },
  ),
  ...panels,
  ...houses,
  ...areaGroups,
  ...areaItems,
  ...coast,
  contest,
  ...renting,
  ...about,
]
