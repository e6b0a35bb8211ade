/** Climate of a month on the Danish North Sea coast: rounded means over many years. */
export type ClimateMonth = {
  /** Daily mean, and half of the usual difference between afternoon and night. */
  readonly airC: number
  readonly swingC: number
  readonly waterC: number
  readonly sunHoursPerDay: number
  readonly windMs: number
}

const january: ClimateMonth = { airC: 2, swingC: 1.2, waterC: 5, sunHoursPerDay: 1.5, windMs: 8.6 }

/** From January to December. */
export const coastClimate: readonly [ClimateMonth, ...ClimateMonth[]] = [
  january,
  { airC: 1.8, swingC: 1.5, waterC: 4, sunHoursPerDay: 2.5, windMs: 8 },
  { airC: 3.6, swingC: 2.1, waterC: 4, sunHoursPerDay: 3.8, windMs: 7.5 },
  { airC: 7.2, swingC: 2.9, waterC: 6, sunHoursPerDay: 5.9, windMs: 6.7 },
  { airC: 11.4, swingC: 3.3, waterC: 10, sunHoursPerDay: 7.7, windMs: 6.4 },
  { airC: 14.6, swingC: 3.3, waterC: 14, sunHoursPerDay: 8.3, windMs: 6.3 },
  { airC: 17, swingC: 3.2, waterC: 17, sunHoursPerDay: 7.6, windMs: 6.2 },
  { airC: 17.3, swingC: 3.1, waterC: 18, sunHoursPerDay: 7.2, windMs: 6.5 },
  { airC: 14.7, swingC: 2.6, waterC: 16, sunHoursPerDay: 5.1, windMs: 7.3 },
  { airC: 10.6, swingC: 1.9, waterC: 13, sunHoursPerDay: 3.2, windMs: 8.2 },
  { airC: 6.4, swingC: 1.4, waterC: 10, sunHoursPerDay: 1.9, windMs: 8.4 },
  { airC: 3.4, swingC: 1.2, waterC: 7, sunHoursPerDay: 1.3, windMs: 8.6 },
]

/** Usual daytime temperature. */
export function afternoonC({ airC, swingC }: ClimateMonth): number {
  return Math.round(airC + swingC)
}
