import { type EditionKey, editions } from '@marram/domain/edition'
import type { OpeningSchedule } from '@marram/domain/opening-hours'
import type { AgencyProfile } from './profile.ts'

/** A profile as stored: with everything that is derived from it. */
export type Agency = {
  /** Counts saves; addresses of its files carry it. */
  readonly version: number
  readonly profile: AgencyProfile
  /** Design tokens of its colours, as #rrggbb. */
  readonly palette: Readonly<Record<string, string>>
  /** The mark as square PNG by side in pixels, base64. */
  readonly icons: Readonly<Record<string, string>>
}

/** Changes to the profile invalidate this tag, and with it every page. */
export const agencyTag = 'agency'

export function editionsOf({ editions: on }: AgencyProfile): EditionKey[] {
  return editions.flatMap(({ key }) => (on[key] ? [key] : []))
}

/** Facts about the agency in interface texts and mails of an edition. */
export function wordsOf({ name, company, editions: on }: AgencyProfile, edition: EditionKey) {
  const own = on[edition]
  if (!own) return null
  return {
    agency: name,
    company: company.name,
    phone: own.phone,
    region: own.region,
    texts: {
      'common.front.headline': own.promise,
      ...(own.signature !== undefined && { 'mail.courtesy.signature': own.signature }),
      ...own.texts,
    },
  }
}

/** When the agency answers its telephone; null if it doesn't say. */
export function openingScheduleOf({ openingHours }: AgencyProfile): OpeningSchedule | null {
  if (!openingHours) return null
  const { rules, exceptions, closedOnDanishHolidays } = openingHours
  return {
    rules: rules.map(({ months, weekdays, hours }) => ({
      weekdays,
      ...(months && { months }),
      hours: inMinutes(hours),
    })),
    exceptions: exceptions.map(({ day, hours }) => ({ day, hours: inMinutes(hours) })),
    closedOnHolidays: closedOnDanishHolidays,
  }
}

function inMinutes(hours: { readonly opens: string; readonly closes: string } | null) {
  return hours && { opens: minuteOf(hours.opens), closes: minuteOf(hours.closes) }
}

function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}

/** The company that business mails must name, with its address and registration. */
export function legalSenderOf({ company, editions: on }: AgencyProfile, edition: EditionKey) {
  const own = on[edition]
  if (!own) return null
  const { street, zipcode, city, country } = own.address
  const address = [street, `${zipcode} ${city}`, ...(country === undefined ? [] : [country])].join(', ')
  return { company: company.name, address, cvr: company.registration ?? null }
}
