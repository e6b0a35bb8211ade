import type { ContentEntry } from '@marram/contract/content/model/entry'
import { type Editions, toEntries, toEntry } from '../builders/entry.ts'
import { navItem } from '../builders/kinds.ts'

const link = (menu: string, target: string, titles: Editions<string>) =>
  navItem(
    `nav-${menu}-${target}`,
    { type: 'Link', internalLink: toEntry(target) },
    { da: { title: titles.da }, de: { title: titles.de }, en: { title: titles.en } },
  )

const root = (key: 'footer' | 'service' | 'front', items: readonly ContentEntry[], titles: Editions<string>) =>
  navItem(
    `nav-${key}`,
    { type: 'List', key, items: toEntries(...items.map(({ sys }) => sys.id)) },
    { da: { title: titles.da }, de: { title: titles.de }, en: { title: titles.en } },
  )

const contest = navItem(
  'nav-footer-contest',
  { type: 'Link' },
  {
    da: { title: 'Fotokonkurrence', customLink: '/fotokonkurrence/' },
    de: { title: 'Fotowettbewerb', customLink: '/fotowettbewerb/' },
    en: { title: 'Photo contest', customLink: '/photo-contest/' },
  },
)

const footer = [
  contest,
  link('footer', 'page-terms', { da: 'Lejebetingelser', de: 'Mietbedingungen', en: 'Rental terms' }),
  link('footer', 'page-cookies', { da: 'Cookieliste', de: 'Cookie-Liste', en: 'Cookie list' }),
  link('footer', 'page-accessibility', { da: 'Tilgængelighed', de: 'Barrierefreiheit', en: 'Accessibility' }),
  link('footer', 'page-sorting', { da: 'Sådan sorterer vi', de: 'So sortieren wir', en: 'How we sort' }),
  link('footer', 'page-review-checks', { da: 'Om anmeldelser', de: 'Über Bewertungen', en: 'About reviews' }),
  link('footer', 'page-press', { da: 'Til pressen', de: 'Presse', en: 'Press' }),
  link('footer', 'page-newsletter', { da: 'Nyhedsbrev', de: 'Newsletter', en: 'Newsletter' }),
]

const service = [
  link('service', 'page-contact', { da: 'Kontakt', de: 'So erreichen Sie uns', en: 'Contact' }),
  link('service', 'page-offices', { da: 'Kontorer og nøgler', de: 'Büros und Schlüssel', en: 'Offices and keys' }),
  link('service', 'page-faq', { da: 'Spørgsmål', de: 'Fragen', en: 'Questions' }),
  link('service', 'page-owners', { da: 'Husejere', de: 'Hauseigentümer', en: 'Owners' }),
]

type Way = [title: string, text: string]

const way = (id: string, target: string | null, words: Editions<Way>, customLinks?: Editions<string>) => {
  const wordsOf = (edition: 'da' | 'de' | 'en') => ({
    title: words[edition][0],
    text: words[edition][1],
    ...(customLinks && { customLink: customLinks[edition] }),
  })
  return navItem(
    `nav-front-${id}`,
    { type: 'Link', ...(target !== null && { internalLink: toEntry(target) }) },
    { da: wordsOf('da'), de: wordsOf('de'), en: wordsOf('en') },
  )
}

/** The ways to all lists at the end of the front page. */
const front = [
  way('houses', 'page-search', {
    da: ['Alle huse', 'Søg efter sted, dage og faciliteter'],
    de: ['Alle Häuser', 'Nach Ort, Tagen und Ausstattung suchen'],
    en: ['All houses', 'Search by place, dates and facilities'],
  }),
  way('last-minute', 'page-last-minute', {
    da: ['De næste tre uger', 'Huse til dem, der snart vil af sted'],
    de: ['Die nächsten drei Wochen', 'Häuser für alle, die bald losfahren wollen'],
    en: ['The next three weeks', 'Houses for those who want to leave soon'],
  }),
  way('areas', 'page-areas', {
    da: ['Alle områder', 'Fra Søndervig i nord til Rømø i syd'],
    de: ['Alle Orte', 'Von Søndervig im Norden bis Rømø im Süden'],
    en: ['All areas', 'From Søndervig in the north to Rømø in the south'],
  }),
  way('blog', 'page-blog', {
    da: ['Bloggen', 'Rav, røget fisk og andet fra kysten'],
    de: ['Der Blog', 'Bernstein, Räucherfisch und anderes von der Küste'],
    en: ['The blog', 'Amber, smoked fish and life on the coast'],
  }),
  way(
    'contest',
    null,
    {
      da: ['Fotokonkurrencen', 'Gæsternes billeder, og hvordan du er med'],
      de: ['Der Fotowettbewerb', 'Bilder unserer Gäste, und wie Sie mitmachen'],
      en: ['The photo contest', 'Our guests’ pictures, and how to enter yours'],
    },
    { da: '/fotokonkurrence/', de: '/fotowettbewerb/', en: '/photo-contest/' },
  ),
  way('offices', 'page-offices', {
    da: ['Vores kontorer', 'Her henter du nøglen og får et godt råd'],
    de: ['Unsere Büros', 'Hier gibt es den Schlüssel und guten Rat'],
    en: ['Our offices', 'Where you pick up the key and ask for advice'],
  }),
]

export const smallMenus: readonly ContentEntry[] = [
  root('footer', footer, { da: 'Sidefod', de: 'Fußzeile', en: 'Footer' }),
  ...footer,
  root('service', service, { da: 'Hjælp', de: 'Service', en: 'Help' }),
  ...service,
  root('front', front, { da: 'Gå på opdagelse', de: 'Weiter stöbern', en: 'Keep exploring' }),
  ...front,
]
