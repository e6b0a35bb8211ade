import { addDays, epochDay, type IsoDay } from './iso-day.ts'

/**
 * School holidays of Denmark and the German states, both days included, from autumn 2026 to summer 2028.
 *
 * Germany: as decided by the states and published by the Kultusministerkonferenz (kmk.org, Ferienkalender), checked in
 * November 2026 against the lists of the OpenHolidays project. General schools on the mainland, without single free
 * days. Only the summers of Saarland and Saxony-Anhalt are listed, because their other holidays could not be checked.
 *
 * Denmark: the law sets the last Saturday of June as the first day of summer, municipalities the rest. This list has
 * what nearly all of them do: week 42, Christmas, week 7, the week before Easter and six weeks of summer. A few use
 * week 8.
 */
const holidays = {
  DK: '2026-10-10/2026-10-18 2026-12-23/2027-01-03 2027-02-13/2027-02-21 2027-03-20/2027-03-29 2027-06-26/2027-08-07 2027-10-16/2027-10-24 2027-12-23/2028-01-02 2028-02-12/2028-02-20 2028-04-08/2028-04-17 2028-06-24/2028-08-05',
  BW: '2026-10-26/2026-10-31 2026-12-23/2027-01-09 2027-03-30/2027-04-03 2027-05-18/2027-05-29 2027-07-29/2027-09-11 2027-11-02/2027-11-06 2027-12-23/2028-01-08 2028-04-18/2028-04-22 2028-06-06/2028-06-17 2028-07-27/2028-09-09',
  BY: '2026-11-02/2026-11-06 2026-12-24/2027-01-08 2027-02-08/2027-02-12 2027-03-22/2027-04-02 2027-05-18/2027-05-28 2027-08-02/2027-09-13 2027-11-02/2027-11-05 2027-12-24/2028-01-07 2028-02-28/2028-03-03 2028-04-10/2028-04-21 2028-06-06/2028-06-16 2028-07-31/2028-09-11',
  BE: '2026-10-19/2026-10-31 2026-12-23/2027-01-02 2027-02-01/2027-02-06 2027-03-22/2027-04-02 2027-05-18/2027-05-19 2027-07-01/2027-08-14 2027-10-11/2027-10-23 2027-12-22/2027-12-31 2028-01-31/2028-02-05 2028-04-10/2028-04-22 2028-06-01/2028-06-02 2028-07-01/2028-08-12',
  BB: '2026-10-19/2026-10-30 2026-12-23/2027-01-02 2027-02-01/2027-02-06 2027-03-22/2027-04-03 2027-07-01/2027-08-14 2027-10-11/2027-10-23 2027-12-23/2027-12-31 2028-01-31/2028-02-05 2028-04-10/2028-04-22 2028-06-29/2028-08-12',
  HB: '2026-10-12/2026-10-24 2026-12-23/2027-01-09 2027-02-01/2027-02-02 2027-03-22/2027-04-03 2027-07-08/2027-08-18 2027-10-18/2027-10-30 2027-12-23/2028-01-08 2028-01-31/2028-02-01 2028-04-10/2028-04-22 2028-07-20/2028-08-30',
  HH: '2026-10-19/2026-10-30 2026-12-21/2027-01-01 2027-03-01/2027-03-12 2027-05-07/2027-05-15 2027-07-01/2027-08-11 2027-10-11/2027-10-22 2027-12-20/2027-12-31 2028-03-06/2028-03-17 2028-05-22/2028-05-26 2028-07-03/2028-08-11',
  HE: '2026-10-05/2026-10-17 2026-12-23/2027-01-12 2027-03-22/2027-04-02 2027-06-28/2027-08-06 2027-10-04/2027-10-16 2027-12-23/2028-01-11 2028-04-03/2028-04-14 2028-07-03/2028-08-11',
  MV: '2026-10-15/2026-10-24 2026-12-21/2027-01-02 2027-02-08/2027-02-19 2027-03-24/2027-04-02 2027-05-14/2027-05-18 2027-07-05/2027-08-14 2027-10-14/2027-10-23 2027-12-23/2028-01-04 2028-02-05/2028-02-17 2028-04-10/2028-04-19 2028-06-02/2028-06-06 2028-06-26/2028-08-05',
  NI: '2026-10-12/2026-10-24 2026-12-23/2027-01-09 2027-02-01/2027-02-02 2027-03-22/2027-04-03 2027-07-08/2027-08-18 2027-10-16/2027-10-30 2027-12-23/2028-01-08 2028-01-31/2028-02-01 2028-04-10/2028-04-22 2028-07-20/2028-08-30',
  NW: '2026-10-17/2026-10-31 2026-12-23/2027-01-06 2027-03-22/2027-04-03 2027-07-19/2027-08-31 2027-10-23/2027-11-06 2027-12-24/2028-01-06 2028-04-10/2028-04-22 2028-07-10/2028-08-22',
  RP: '2026-10-05/2026-10-16 2026-12-23/2027-01-08 2027-03-22/2027-04-02 2027-06-28/2027-08-06 2027-10-04/2027-10-15 2027-12-23/2028-01-07 2028-04-10/2028-04-21 2028-07-03/2028-08-11',
  SL: '2027-06-28/2027-08-06 2028-07-03/2028-08-11',
  SN: '2026-10-12/2026-10-24 2026-12-23/2027-01-02 2027-02-08/2027-02-19 2027-03-26/2027-04-02 2027-05-15/2027-05-18 2027-07-10/2027-08-20 2027-10-11/2027-10-23 2027-12-23/2028-01-01 2028-02-14/2028-02-26 2028-04-14/2028-04-22 2028-07-22/2028-09-01',
  ST: '2027-07-10/2027-08-20 2028-07-22/2028-09-01',
  SH: '2026-10-12/2026-10-24 2026-12-21/2027-01-06 2027-03-30/2027-04-10 2027-07-03/2027-08-14 2027-10-11/2027-10-23 2027-12-23/2028-01-08 2028-04-03/2028-04-15 2028-06-24/2028-08-04',
  TH: '2026-10-12/2026-10-24 2026-12-23/2027-01-02 2027-02-01/2027-02-06 2027-03-22/2027-04-03 2027-07-10/2027-08-20 2027-10-09/2027-10-23 2027-12-23/2027-12-31 2028-02-07/2028-02-12 2028-04-03/2028-04-15 2028-07-22/2028-09-01',
} as const

/** Denmark, or a German state by the two letters of its ISO code. */
export type SchoolRegion = keyof typeof holidays

/** Both days included. */
export type Holiday = Readonly<{ from: IsoDay; until: IsoDay }>

const regions: readonly (readonly [SchoolRegion, readonly Holiday[]])[] = Object.entries(holidays).flatMap(
  ([region, list]) => (isRegion(region) ? [[region, list.split(' ').map(readHoliday)] as const] : []),
)

function isRegion(word: string): word is SchoolRegion {
  return Object.hasOwn(holidays, word)
}

function readHoliday(written: string): Holiday {
  const [from = '', until = ''] = written.split('/')
  return { from, until }
}

/** As numbers, because one page looks up a year of weeks. */
const spans = regions.map(
  ([region, list]) => [region, list.map(({ from, until }) => [epochDay(from), epochDay(until)] as const)] as const,
)

const schoolDays = 5
/** Fewer free days are a long weekend, which is no reason to rent a house for a week. */
const fewestFreeDays = 3

/**
 * The regions whose schools are closed for at least three days of the week beginning on this Saturday; Denmark first.
 */
export function schoolHolidays(saturday: IsoDay): SchoolRegion[] {
  const monday = epochDay(saturday) + 2
  const friday = monday + schoolDays - 1
  return spans.flatMap(([region, list]) => {
    let free = 0
    for (const [from, until] of list) free += Math.max(0, Math.min(until, friday) - Math.max(from, monday) + 1)
    return free >= fewestFreeDays ? [region] : []
  })
}

/** The free weeks of a region among some weeks, and the dates of the holidays that they belong to. */
export type SchoolRow = Readonly<{ region: SchoolRegion; isFree: readonly boolean[]; holidays: readonly Holiday[] }>

/** A row per region that is free in any of these weeks: Denmark first, then the German states as their holidays begin. */
export function schoolRows(saturdays: readonly IsoDay[]): SchoolRow[] {
  const freeRegions = saturdays.map((saturday) => new Set(schoolHolidays(saturday)))
  return regions
    .map(([region, list]) => {
      const isFree = freeRegions.map((free) => free.has(region))
      const freeWeeks = saturdays.filter((_, index) => isFree[index])
      const holidays = list.filter(({ from, until }) =>
        freeWeeks.some((week) => from <= addDays(week, 6) && until > week),
      )
      return { region, isFree, holidays }
    })
    .filter(({ isFree }) => isFree.includes(true))
    .sort((a, b) => beginning(a).localeCompare(beginning(b)))
}

/** Sorts Denmark before any date. */
function beginning({ region, holidays: [first] }: SchoolRow): string {
  return region === 'DK' ? '' : (first?.from ?? '')
}

/** Each region with its holidays, in order; Denmark first. */
export const schoolRegions = regions
