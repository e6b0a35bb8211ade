import { readComingWeekday, readDates, readRelativeDay } from './dates.ts'
import { readDistance } from './distance.ts'
import { readChangeDay, readDuration } from './duration.ts'
import { readParty } from './party.ts'
import { readPets } from './pets.ts'
import { readPrice } from './price.ts'
import type { Reader, Reading, Rule } from './reading.ts'
import { readRooms } from './rooms.ts'
import { readSeason } from './season.ts'
import { readLodgingNumber, readOrder, readPlace, readTerm } from './term.ts'
import { readWeek } from './week.ts'

/** Dates come first, because their digits match other rules too; prices come last, because they match a bare number. */
const rules: readonly Rule[] = [
  readLodgingNumber,
  readDates,
  readWeek,
  readSeason,
  readRelativeDay,
  readComingWeekday,
  readDuration,
  readChangeDay,
  readParty,
  readPets,
  readRooms,
  readDistance,
  readTerm,
  readOrder,
  readPlace,
  readPrice,
]

export function readAt(reader: Reader, at: number): Reading | null {
  for (const rule of rules) {
    const reading = rule(reader, at)
    if (reading !== null) return reading
  }
  return null
}
