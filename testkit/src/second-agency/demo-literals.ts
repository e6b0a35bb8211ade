import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { palette } from '@marram/content/agency/palette'
import { agencyProfile } from '@marram/contract/agency/profile'
import { datedTerms, termsFile } from '@marram/contract/agency/terms'
import { contentFolder, profileFile, sharedCatalogueFile, termsFile as termsPath } from '@marram/demo/agency'
import type { Terms } from '@marram/domain/terms'
import * as v from 'valibot'

/** A word, number, colour or rule by which the demo agency could be recognised. */
export type Literal = { readonly of: string; readonly pattern: RegExp }
export type Find = { readonly of: string; readonly text: string }

/** Of the lowest earlier price beside a reduction: law, not a rule of the agency. */
const lawDays = 30

const profile = v.parse(agencyProfile, { ...read(profileFile), mark: undefined })
const { terms } = datedTerms(v.parse(termsFile, read(termsPath)))

/** Names, numbers and addresses; computed from the demo's files, so that a new one is searched for as well. */
export const demoNames: readonly Literal[] = [
  literal('name', profile.name),
  literal('company', profile.company.name, profile.company.registration, profile.company.vat),
  literal('mail', new URL(`mail://${domainOf(profile.mail.address)}`).host),
  ...Object.values(profile.editions).flatMap((edition) => {
    if (!edition) return []
    const { street, city } = edition.address
    return [
      literal('address', street, city),
      literal('region', edition.region),
      literal('promise', edition.promise),
      literal('own text', ...Object.values(edition.texts).map(String)),
    ]
  }),
  literal('bank', ...Object.values(profile.bank).flatMap((account) => (account ? [account.iban, account.bic] : []))),
  { of: 'founded', pattern: anyOf([String(profile.founded)]) },
  phones(
    ...Object.values(profile.editions).flatMap((edition) => edition?.phone ?? []),
    ...fieldsIn('department', 'phone'),
  ),
  literal('office', ...fieldsIn('department', 'city', 'address')),
  literal('person', ...fieldsIn('employee', 'title', 'name')),
  literal('place', ...placeNames()),
]

/** The colours of the profile and everything derived from them. */
export const demoColours: readonly Literal[] = [
  { of: 'colour', pattern: anyOf([...new Set(Object.values(palette(profile.colours)))], 'i') },
]

/** Figures of the demo's terms, in the words in which guests read them. */
export const demoRules: readonly Literal[] = [
  ...rulesOf(terms),
  ...(profile.openingHours?.rules ?? []).map(({ hours }) => {
    const [opens = 0, closes = 0] = [hours?.opens, hours?.closes].map((time = '0') => Number.parseInt(time, 10))
    return rule(
      'phone',
      `\\b${opens}(?:–|\\sbis\\s)${closes}\\sUhr|\\bkl\\.\\s${opens}–${closes}\\b|\\b${opens}\\sam\\sto\\s${closes - 12}\\spm`,
    )
  }),
  { of: 'age of the agency', pattern: /\b60 (?:år|Jahre|years)\b/ },
  // Drawn scenes of the demo still stand in where an agency has no photo.
  { of: 'demonstration', pattern: /(?<![/"])\b(?:Demo|demonstration|opdigtet|erfunden|fictional)\b/i },
]

/** Every place in the text that shows one of the literals. */
export function findLiterals(html: string, literals: readonly Literal[]): Find[] {
  const read = html.replaceAll(/<style[^>]*>.*?<\/style>|\sstyle="[^"]*"/gs, '')
  return literals.flatMap(({ of, pattern }) => {
    const found = new RegExp(pattern.source, `${pattern.flags}g`)
    const text = of.startsWith('terms: ') ? read : html
    return [...text.matchAll(found)].map(({ 0: match, index }) => ({
      of,
      text: text.slice(Math.max(0, index - 40), index + match.length + 20).replaceAll(/\s+/g, ' '),
    }))
  })
}

function rulesOf({ transactionFee, firstInstalment, cancellation, rebooking, ...rest }: Terms): Literal[] {
  const days = [
    rest.restDueDaysBeforeArrival,
    rebooking.untilDaysBeforeArrival,
    ...cancellation.map(({ fromDaysBefore }) => fromDaysBefore),
  ]
  const percents = [firstInstalment.percent, ...cancellation.map(({ keptPercent }) => keptPercent)]
  const hours = [rest.checkInHour, ...Object.values(rest.checkOutHour)]
  const fees = [transactionFee, rebooking.fee]
  const euros = fees.map(({ EUR }) => EUR / 100)
  const either = (values: readonly (number | string)[]) => `(?:${[...new Set(values)].join('|')})`
  const half = hours.map((hour) => `${((hour + 11) % 12) + 1}\\s${hour < 12 ? 'am' : 'pm'}`)
  return [
    rule('days', `\\b${either(days.filter((count) => count !== lawDays))}\\s(?:dage|Tagen?|days)\\b`),
    // Humidity and clouds of the day may be any number.
    rule(
      'percent',
      `\\b${either(percents)}\\s?(?:%(?![\\dA-F]{2}|\\s(?:luftfugtighed|skydække|Luftfeuchtigkeit|bewölkt|humidity|cloud))|Prozent|procent|percent)`,
    ),
    // Not the minutes of a moment, which may be any.
    rule(
      'hour',
      `(?<![:\\d])${either(hours)}(?::00|\\sUhr)|\\bkl\\.\\s${either(hours)}\\b(?![.:]\\d)|(?<![:\\d])${either(half)}\\b`,
    ),
    rule('fee', `(?<![\\d.,])${either(euros)}(?:[.,]00)?\\s?€|€\\s?${either(euros)}(?![\\d.,]*\\d)`),
    rule('age', `\\b${rest.minRenterAge}\\s(?:år|Jahren?|years)\\b`),
  ]
}

function rule(of: string, source: string): Literal {
  // Texts bind a number and its unit by a no-break space.
  return { of: `terms: ${of}`, pattern: new RegExp(source) }
}

function literal(of: string, ...values: readonly (string | undefined)[]): Literal {
  // Short words and postal codes are no proof: "Ho" is a syllable, and 6857 may be a price.
  const known = values.filter((value) => value !== undefined && value.length > 3 && !/^\d{4,5}$/.test(value))
  return { of, pattern: known.length === 0 ? /(?!)/ : anyOf([...new Set(known.map(String))]) }
}

/** In any spelling: the last eight digits with or without spaces between. */
function phones(...numbers: readonly string[]): Literal {
  const spelt = [...new Set(numbers)].map((number) =>
    number.replaceAll(/\D/g, '').slice(-8).split('').join('[\\s\u00a0-]?'),
  )
  return { of: 'phone', pattern: new RegExp(`(?:${spelt.join('|')})`) }
}

function anyOf(values: readonly string[], flags = ''): RegExp {
  const sources = values.map((value) => RegExp.escape(value).replaceAll(/\\x20| /g, '[\\s\u00a0]'))
  // A hyphen before it makes a technical name, such as X-Marram-Failure.
  return new RegExp(`(?<![\\p{L}\\d-])(?:${sources.join('|')})(?![\\p{L}\\d])`, `u${flags}`)
}

function placeNames(): string[] {
  const records = readFileSync(sharedCatalogueFile, 'utf8').trim().split('\n')
  return records.flatMap((line) => {
    const { kind, name }: { kind: string; name?: string } = JSON.parse(line)
    return kind === 'area' && name ? [name] : []
  })
}

/** Values of these fields in all entries of a type, at any depth. */
function fieldsIn(type: string, ...names: readonly string[]): string[] {
  return globSync(`${type}/*.json`, { cwd: contentFolder }).flatMap((file) =>
    valuesOf(read(join(contentFolder, file)), names),
  )
}

function valuesOf(value: unknown, names: readonly string[], isMeant = false): string[] {
  if (typeof value === 'string') return isMeant ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => valuesOf(inner, names, isMeant || names.includes(key)))
}

function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1)
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
