import { addDays, type IsoDay } from './iso-day.ts'

/** By law, as of 2024; the fourth Friday after Easter is no longer a holiday. */
const fixedDays = ['01-01', '12-25', '12-26'] as const
/** Maundy Thursday, Good Friday, Easter, Easter Monday, Ascension, Whit Sunday, Whit Monday. */
const daysFromEaster = [-3, -2, 0, 1, 39, 49, 50] as const

/** Danish public holidays, on which offices are closed by default. */
export function isDanishHoliday(day: IsoDay): boolean {
  if (fixedDays.some((fixed) => day.endsWith(`-${fixed}`))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return daysFromEaster.some((distance) => addDays(easter, distance) === day)
}

/** Anonymous Gregorian algorithm (Meeus, Jones and Butcher). */
export function easterSunday(year: number): IsoDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}`
}
