import type { IsoDay } from '@marram/domain/iso-day'
import { areas } from './places/areas.ts'
import { centreOf, type Point } from './places/geometry.ts'
import { locations, locationsOf } from './places/place-book.ts'
import { streets } from './places/streets.ts'
import { seasonsAround } from './prices/calendar.ts'
import { items } from './prices/items.ts'
import { calendarSince } from './prices/price-list.ts'
import type { Batch, Row } from './rows.ts'

const degrees = (value: number) => value.toFixed(5)
const latLon = ([lon, lat]: Point) => [degrees(lat), degrees(lon)] as const

function areaRows(): Row[] {
  return areas.map(({ id, slug, name, region }) => {
    const centres = locationsOf(slug).map(({ outline }) => centreOf(outline))
    return [id, slug, name, region, ...latLon(centreOf(centres))]
  })
}

function locationRows(): Row[] {
  const areaIds = new Map<string, number>(areas.map(({ slug, id }) => [slug, id]))
  return locations.map(({ id, area, name, outline }) => [
    id,
    areaIds.get(area) ?? null,
    name,
    ...latLon(centreOf(outline)),
  ])
}

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

function itemRows(): Row[] {
  return items.map(({ id, definitionId, type, chargeType, unitName, meteredQuantity, description }) => [
    id,
    definitionId,
    type,
    chargeType,
    unitName,
    meteredQuantity,
    description.da,
    description.de,
    description.en,
  ])
}

/** Rows that all houses refer to. */
export function sharedRows(today: IsoDay): Batch {
  return {
    lodgings: 0,
    rows: new Map([
      ['area', areaRows()],
      ['location', locationRows()],
      ['street', streets.map(({ id, locationId, name, slug }) => [id, locationId, name, slug])],
      ['season', seasonRows(today)],
      ['item', itemRows()],
    ]),
  }
}
