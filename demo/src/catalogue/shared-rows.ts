import type { IsoDay } from '@marram/domain/iso-day'
import { streets } from './places/streets.ts'
import { seasonsAround } from './prices/calendar.ts'
import { calendarSince } from './prices/price-list.ts'
import type { Batch, Row } from './rows.ts'

function seasonRows(today: IsoDay): Row[] {
  return seasonsAround(today).map((season) => [
    season.id,
    season.key,
    season.startsOn,
    season.endsOn,
    season.arrivalDays,
    season.minNights,
    season.maxNights,
    season.wholeWeeks,
    calendarSince(today),
  ])
}

/** Generated rows that all houses refer to. */
export function sharedRows(today: IsoDay): Batch {
  return {
    lodgings: 0,
    rows: new Map([
      ['street', streets.map(({ id, locationId, name, slug }) => [id, locationId, name, slug])],
      ['season', seasonRows(today)],
    ]),
  }
}
