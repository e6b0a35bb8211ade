import type { ContentEntry } from '@marram/contract/content/model/entry'
import { type Editions, toEntries, toEntry } from '../builders/entry.ts'
import { navItem } from '../builders/kinds.ts'

const link = (menu: string, target: string, titles: Editions<string>) =>
  navItem(
    `nav-${menu}-${target}`,
    { type: 'Link', internalLink: toEntry(target) },
    { da: { title: titles.da }, de: { title: titles.de }, en: { title: titles.en } },
  )

const root = (key: 'footer' | 'service', items: readonly ContentEntry[], titles: Editions<string>) =>
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

export const smallMenus: readonly ContentEntry[] = [
  root('footer', footer, { da: 'Sidefod', de: 'Fußzeile', en: 'Footer' }),
  ...footer,
  root('service', service, { da: 'Hjælp', de: 'Service', en: 'Help' }),
  ...service,
]
