import type { CatalogueInput } from '@marram/contract/catalogue/catalogue-record'

type Input<Kind extends CatalogueInput['kind']> = Extract<CatalogueInput, { kind: Kind }>

/** One coast, one street, one season, one item. */
export const coast: readonly CatalogueInput[] = [
  { kind: 'area', id: 1, slug: 'blavand', name: 'Blåvand', region: 'south', latitude: 55.55, longitude: 8.1 },
  { kind: 'location', id: 10, areaId: 1, name: 'Blåvand', latitude: 55.55, longitude: 8.1 },
  { kind: 'street', id: 100, locationId: 10, name: 'Klitvej', slug: 'klitvej' },
  {
    kind: 'season',
    id: 1,
    key: 'low',
    startsOn: '2027-01-01',
    endsOn: '2028-01-01',
    arrivalDays: [6],
    minNights: 7,
    maxNights: 28,
    wholeWeeks: true,
  },
  {
    kind: 'item',
    id: 1,
    definitionId: 1,
    type: 'cleaning',
    chargeType: 'per-stay',
    unitName: 'stay',
    meteredQuantity: null,
    description: { da: 'Rengøring', de: 'Reinigung', en: 'Cleaning' },
  },
]

export function lodging(id: number, overrides: Partial<Input<'lodging'>> = {}): Input<'lodging'> {
  return {
    kind: 'lodging',
    id,
    name: `B${1000 + id}`,
    address1: `Klitvej ${id}`,
    postalCode: '6857',
    city: 'Blåvand',
    locationId: 10,
    streetId: 100,
    latitude: 55.55432,
    longitude: 8.12345,
    maxPersons: 6,
    builtYear: 1990,
    publishedOn: '2026-01-01',
    texts: { de: { title: 'Haus am Meer', body: 'Vier Wände,\nein Dach.' } },
    images: [{ url: `own/${id}/1`, tags: ['exterior'], width: 1800, height: 1200, fileSize: 1, sortOrder: 1 }],
    facilities: { sauna: true, bedrooms: 3, heating: 'heat-pump' },
    prices: [{ seasonId: 1, weekPriceDkk: 746_000, weekPriceEur: 100_000 }],
    items: [
      { itemId: 1, unitPriceDkk: 74_600, unitPriceEur: 10_000, isMandatory: true, minQuantity: 1, maxQuantity: 1 },
    ],
    ...overrides,
  }
}

export function stay(lodgingId: number, arrival: string, departure: string): Input<'stay'> {
  return { kind: 'stay', lodgingId, arrival, departure, adults: 2 }
}

export function block(lodgingId: number, arrival: string, departure: string): Input<'block'> {
  return { kind: 'block', lodgingId, arrival, departure }
}

export function review(id: number, lodgingId: number, overrides: Partial<Input<'review'>> = {}): Input<'review'> {
  return {
    kind: 'review',
    id,
    lodgingId,
    language: 'de',
    name: 'Nele',
    place: 'Kiel',
    isoCountry: 'DE',
    date: '2027-01-20',
    rating: 5,
    answerText: 'Gern wieder.',
    ...overrides,
  }
}

/** Splits the file into chunks that break lines and multi-byte letters. */
export async function* fileOf(records: readonly unknown[]): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  for (let at = 0; at < bytes.length; at += 997) yield bytes.subarray(at, at + 997)
}
