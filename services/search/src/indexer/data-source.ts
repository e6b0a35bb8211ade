import type { IsoDay } from '@marram/domain/iso-day'

type Row = Readonly<{ id: number; location_id: number; street_id: number; published_on: IsoDay }>

/** The source of a document, under the names that the agency's other systems use. */
export function dataSource(row: Row) {
  const key = Object.entries(dataDimensions(row))
    .map(([name, value]) => `${name}:${value}`)
    .join(',')
  return { dataSystem: 'marram', dataType: 'lodging', dataId: row.id, dataDimensionKey: key }
}

/** Dimensions for reports: a house's location and its first year with the agency. */
export function dataDimensions({ location_id, street_id, published_on }: Row) {
  return { location: location_id, street: street_id, year: Number(published_on.slice(0, 4)) }
}
