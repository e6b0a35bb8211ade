import type { IsoDay } from '@marram/domain/iso-day'

type Row = Readonly<{ id: number; location_id: number; street_id: number; published_on: IsoDay }>

/** Where a document comes from, under the names by which other systems of the agency ask for it. */
export function dataSource(row: Row) {
  const key = Object.entries(dataDimensions(row))
    .map(([name, value]) => `${name}:${value}`)
    .join(',')
  return { dataSystem: 'marram', dataType: 'lodging', dataId: row.id, dataDimensionKey: key }
}

/** What houses are counted by in reports: where they stand, and since which year they are let. */
export function dataDimensions({ location_id, street_id, published_on }: Row) {
  return { location: location_id, street: street_id, year: Number(published_on.slice(0, 4)) }
}
