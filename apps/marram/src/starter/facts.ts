import type { AgencyProfile } from '@marram/contract/agency/profile'
import { editionByKey } from '@marram/domain/edition'
import type { Terms } from '@marram/domain/terms'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import * as v from 'valibot'

/** Words of a language that depend on facts. */
export const wordsShape = v.strictObject({
  missing: v.string(),
  facts: v.strictObject({ registration: v.string(), vat: v.string(), openingHours: v.string() }),
  ladder: v.strictObject({
    when: v.string(),
    kept: v.string(),
    first: v.string(),
    step: v.string(),
    last: v.string(),
    percent: v.string(),
  }),
  hour: v.string(),
})
type Words = v.InferOutput<typeof wordsShape>

type Facts = {
  /** Keys are the names in braces. */
  readonly values: Readonly<Record<string, string>>
  /** True for the parts `?name …?` that stay. */
  readonly conditions: Readonly<Record<string, boolean>>
}

type Source = { readonly profile: AgencyProfile; readonly terms: Terms; readonly words: Words }

/** Facts from profile and terms; one that the profile lacks is a place to fill in. */
export function factsOf(edition: EditionKey, { profile, terms, words }: Source): Facts | null {
  const own = profile.editions[edition]
  if (!own) return null
  const { company, name } = profile
  const { street, zipcode, city, country } = own.address
  const { rebooking, firstInstalment, checkOutHour } = terms
  const { currency } = editionByKey(edition)
  const format = formatFor(edition)
  const missing = (fact: keyof Words['facts']): string => fill(words.missing, { fact: words.facts[fact] })
  const hour = (value: number): string => fill(words.hour, { hour: format.hour(value) })
  const lines = [street, `${zipcode} ${city}`, ...(country === undefined ? [] : [country])]
  const fee = terms.transactionFee[currency]
  return {
    values: {
      agency: name,
      company: company.name,
      registration: company.registration ?? missing('registration'),
      vat: company.vat ?? missing('vat'),
      // The page shows those of the profile.
      openingHours: profile.openingHours ? '[opening-hours]' : missing('openingHours'),
      phone: own.phone,
      email: own.email,
      address: lines.join('\n'),
      addressLine: lines.join(', '),
      region: own.region,
      promise: own.promise,
      bookingFee: format.money(fee, currency),
      percent: fill(words.ladder.percent, { percent: String(firstInstalment.percent) }),
      dueDays: String(firstInstalment.dueDaysAfterBooking),
      restDays: String(terms.restDueDaysBeforeArrival),
      refundDays: String(terms.refundWorkingDays),
      minAge: String(terms.minRenterAge),
      checkIn: hour(terms.checkInHour),
      checkOut: hour(checkOutHour.ownCleaning),
      checkOutCleaned: hour(checkOutHour.agencyCleaning),
      rebookDays: String(rebooking.untilDaysBeforeArrival),
      rebookFee: format.money(rebooking.fee[currency], currency),
      freeDays: String(rebooking.freeUntilDaysBeforeArrival ?? ''),
      cancellation: ladderTable(terms, words.ladder),
    },
    conditions: {
      fee: fee > 0,
      withinYear: rebooking.isWithinYear,
      rebookFee: rebooking.fee[currency] > 0,
      rebookFree: rebooking.fee[currency] === 0,
      freeUntil: rebooking.freeUntilDaysBeforeArrival !== null && rebooking.fee[currency] > 0,
    },
  }
}

function ladderTable({ cancellation }: Terms, words: Words['ladder']): string {
  const row = (when: string, percent: number): string =>
    `| ${when} | ${fill(words.percent, { percent: String(percent) })} |`
  const steps = cancellation.map(({ fromDaysBefore, keptPercent }, index) => {
    const before = cancellation[index - 1]
    const from = String(fromDaysBefore)
    return row(
      before ? fill(words.step, { from, until: String(before.fromDaysBefore - 1) }) : fill(words.first, { from }),
      keptPercent,
    )
  })
  const last = String((cancellation.at(-1)?.fromDaysBefore ?? 0) - 1)
  return [`| ${words.when} | ${words.kept} |`, ...steps, row(fill(words.last, { until: last }), 100)].join('\n')
}

/** Keeps or drops the conditional parts, then replaces the names in braces. Throws for a name that is no fact. */
export function fillIn(text: string, { values, conditions }: Facts): string {
  const kept = text.replaceAll(/\?([a-z]\w*) ([^?]*)\?/g, (_, name: string, part: string) => {
    const condition = conditions[name]
    if (condition === undefined) throw new Error(`The starter content has the unknown condition ${name}.`)
    return condition ? part : ''
  })
  // An amount in kroner may end a sentence.
  return fill(kept, values)
    .replaceAll(/(?<=\S) {2,}/g, ' ')
    .replaceAll('kr..', 'kr.')
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The starter content has the unknown fact ${name}.`)
    return value
  })
}
