import type { EditionKey } from './edition-key.ts'

type Names = Readonly<Record<EditionKey, string>>

const names = {
  AT: { da: 'Østrig', de: 'Österreich', en: 'Austria' },
  AU: { da: 'Australien', de: 'Australien', en: 'Australia' },
  BE: { da: 'Belgien', de: 'Belgien', en: 'Belgium' },
  BG: { da: 'Bulgarien', de: 'Bulgarien', en: 'Bulgaria' },
  CA: { da: 'Canada', de: 'Kanada', en: 'Canada' },
  CH: { da: 'Schweiz', de: 'Schweiz', en: 'Switzerland' },
  CZ: { da: 'Tjekkiet', de: 'Tschechien', en: 'Czechia' },
  DE: { da: 'Tyskland', de: 'Deutschland', en: 'Germany' },
  DK: { da: 'Danmark', de: 'Dänemark', en: 'Denmark' },
  EE: { da: 'Estland', de: 'Estland', en: 'Estonia' },
  ES: { da: 'Spanien', de: 'Spanien', en: 'Spain' },
  FI: { da: 'Finland', de: 'Finnland', en: 'Finland' },
  FO: { da: 'Færøerne', de: 'Färöer', en: 'Faroe Islands' },
  FR: { da: 'Frankrig', de: 'Frankreich', en: 'France' },
  GB: { da: 'Storbritannien', de: 'Vereinigtes Königreich', en: 'United Kingdom' },
  GL: { da: 'Grønland', de: 'Grönland', en: 'Greenland' },
  GR: { da: 'Grækenland', de: 'Griechenland', en: 'Greece' },
  HR: { da: 'Kroatien', de: 'Kroatien', en: 'Croatia' },
  HU: { da: 'Ungarn', de: 'Ungarn', en: 'Hungary' },
  IE: { da: 'Irland', de: 'Irland', en: 'Ireland' },
  IS: { da: 'Island', de: 'Island', en: 'Iceland' },
  IT: { da: 'Italien', de: 'Italien', en: 'Italy' },
  LI: { da: 'Liechtenstein', de: 'Liechtenstein', en: 'Liechtenstein' },
  LT: { da: 'Litauen', de: 'Litauen', en: 'Lithuania' },
  LU: { da: 'Luxembourg', de: 'Luxemburg', en: 'Luxembourg' },
  LV: { da: 'Letland', de: 'Lettland', en: 'Latvia' },
  NL: { da: 'Nederlandene', de: 'Niederlande', en: 'Netherlands' },
  NO: { da: 'Norge', de: 'Norwegen', en: 'Norway' },
  NZ: { da: 'New Zealand', de: 'Neuseeland', en: 'New Zealand' },
  PL: { da: 'Polen', de: 'Polen', en: 'Poland' },
  PT: { da: 'Portugal', de: 'Portugal', en: 'Portugal' },
  RO: { da: 'Rumænien', de: 'Rumänien', en: 'Romania' },
  SE: { da: 'Sverige', de: 'Schweden', en: 'Sweden' },
  SI: { da: 'Slovenien', de: 'Slowenien', en: 'Slovenia' },
  SK: { da: 'Slovakiet', de: 'Slowakei', en: 'Slovakia' },
  US: { da: 'USA', de: 'USA', en: 'United States' },
} as const satisfies Record<string, Names>

/** The country of most guests of an edition. */
export const homeCountry = { da: 'DK', de: 'DE', en: 'GB' } as const satisfies Record<EditionKey, keyof typeof names>

export type Country = Readonly<{ code: string; name: string }>

/** Sorted by name in the edition's alphabet, after the home country. */
const orders: Readonly<Record<EditionKey, string>> = {
  da: 'abcdefghijklmnopqrstuvwxyzæøå',
  de: 'aäbcdefghijklmnoöpqrstuüvwxyz',
  en: 'abcdefghijklmnopqrstuvwxyz',
}

export function countriesOf(edition: EditionKey): readonly Country[] {
  const home = homeCountry[edition]
  const all = Object.entries(names).map(([code, name]) => ({ code, name: name[edition] }))
  const sorted = all.toSorted((a, b) => compare(a.name, b.name, orders[edition]))
  return [...sorted.filter(({ code }) => code === home), ...sorted.filter(({ code }) => code !== home)]
}

/** An unknown code stays unchanged. */
export function countryName(edition: EditionKey, code: string): string {
  return countriesOf(edition).find((country) => country.code === code)?.name ?? code
}

/** Countries that put the postcode after the town: "Norwich NR1 1AA". */
const townFirst: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'NZ', 'US'])

/** Town and postcode on one line, in the order of their country. */
export function townLine(country: string, { city, postalCode }: { city: string; postalCode: string }): string {
  const code = postalCode.replaceAll(' ', '\u00a0')
  return townFirst.has(country) ? `${city}\u00a0${code}` : `${code}\u00a0${city}`
}

/** Not by Intl: its data differ between server and browser. */
function compare(a: string, b: string, order: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()]
  const length = Math.min(first.length, second.length)
  for (let index = 0; index < length; index += 1) {
    const difference = order.indexOf(first.charAt(index)) - order.indexOf(second.charAt(index))
    if (difference !== 0) return difference
  }
  return first.length - second.length
}
