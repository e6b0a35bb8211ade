import type { EditionKey } from '../edition-key.ts'
import { formatNumber } from '../number-format.ts'

/** A text that replaces one of ours: a sentence, or one per plural form with `#` for the count. */
export type Replacement = string | { readonly one: string; readonly other: string }

/** Facts that texts name by placeholders such as `{agency}`. */
export type AgencyWords = {
  readonly agency: string
  readonly company: string
  readonly phone: string
  /** The location of the houses, as after "holiday homes". */
  readonly region: string
  /** Replaced texts by key, such as `common.site.title`. */
  readonly texts: Readonly<Record<string, Replacement>>
}

export const agencyPlaceholders = ['agency', 'company', 'phone', 'region'] as const

/** Before an agency has introduced itself. */
const nobody: Readonly<Record<EditionKey, AgencyWords>> = {
  da: unnamed('Sommerhuse', 'ved havet'),
  de: unnamed('Ferienhäuser', 'am Meer'),
  en: unnamed('Holiday homes', 'by the sea'),
}

function unnamed(agency: string, region: string): AgencyWords {
  return { agency, company: agency, phone: '', region, texts: {} }
}

type Known = { readonly words: AgencyWords; readonly filled: WeakMap<object, unknown> }
const known = new Map<EditionKey, Known>()

/** From now on the texts of the edition speak for this agency. A process serves one agency. */
export function setAgencyWords(edition: EditionKey, words: AgencyWords): void {
  if (known.get(edition)?.words !== words) known.set(edition, { words, filled: new WeakMap() })
}

/** A catalogue in the words of the agency; `name` begins the keys of its texts. */
export function inAgencyWords<T extends object>(edition: EditionKey, name: string, catalogue: T): T {
  const { words, filled } = knownIn(edition)
  const ready = filled.get(catalogue)
  if (ready) return ready as T
  const made = fillIn(edition, words, name, catalogue) as T
  filled.set(catalogue, made)
  return made
}

function knownIn(edition: EditionKey): Known {
  const found = known.get(edition)
  if (found) return found
  setAgencyWords(edition, nobody[edition])
  return knownIn(edition)
}

function fillIn(edition: EditionKey, words: AgencyWords, key: string, value: unknown): unknown {
  const replacement = Object.hasOwn(words.texts, key) ? words.texts[key] : undefined
  if (typeof value === 'string') return fill(words, typeof replacement === 'string' ? replacement : value)
  if (typeof value === 'function') {
    const speak = (...values: unknown[]) => {
      const text: unknown = replacement === undefined ? value(...values) : write(edition, replacement, values)
      return typeof text === 'string' ? fill(words, text) : text
    }
    return Object.defineProperty(speak, 'length', { value: value.length })
  }
  if (Array.isArray(value)) return value.map((item, index) => fillIn(edition, words, `${key}.${index}`, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, fillIn(edition, words, `${key}.${name}`, item)]),
  )
}

function fill(words: AgencyWords, text: string): string {
  if (!text.includes('{')) return text
  return agencyPlaceholders.reduce((written, name) => written.replaceAll(`{${name}}`, () => words[name]), text)
}

/** `{1}` is the first value of the original text; the first number decides about the plural. */
function write(edition: EditionKey, replacement: Replacement, values: readonly unknown[]): string {
  const count = values.find((value) => typeof value === 'number')
  const chosen = typeof replacement === 'string' ? replacement : count === 1 ? replacement.one : replacement.other
  const shown = (value: unknown) => (typeof value === 'number' ? formatNumber(edition, value) : String(value ?? ''))
  return chosen
    .replaceAll('#', () => (count === undefined ? '#' : shown(count)))
    .replaceAll(/\{(\d)\}/g, (_, index) => shown(values[Number(index) - 1]))
}
