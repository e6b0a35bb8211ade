import type { GeoLeaf } from './condition.ts'
import { FilterError } from './filter-error.ts'
import type { Reader } from './reader.ts'
import type { Token } from './tokens.ts'

/** Null if the word is an ordinary attribute. */
export function parseGeo(reader: Reader, token: Token): GeoLeaf | null {
  if (token.kind !== 'word') return null
  if (token.text === '_geoRadius') return parseRadius(reader)
  if (token.text === '_geoBoundingBox') return parseBox(reader)
  if (token.text === '_geo' || token.text === '_geoDistance' || token.text === '_geoPoint') {
    throw new FilterError(
      `\`${token.text}\` is a reserved keyword and thus can't be used as a filter expression. Use the \`_geoRadius(latitude, longitude, distance)\` or \`_geoBoundingBox([latitude, longitude], [latitude, longitude])\` built-in rules to filter on \`_geo\` coordinates.`,
      token.at,
    )
  }
  return null
}

function parseRadius(reader: Reader): GeoLeaf {
  reader.expectMark('(')
  const [lat, lng, meters] = parseNumbers(reader, ')')
  if (lat === undefined || lng === undefined || meters === undefined) {
    throw new FilterError('The `_geoRadius` filter expects three arguments: `_geoRadius(latitude, longitude, radius)`.')
  }
  return { kind: 'radius', lat: latitude(lat), lng: longitude(lng), meters }
}

function parseBox(reader: Reader): GeoLeaf {
  reader.expectMark('(')
  const northEast = parsePoint(reader)
  reader.expectMark(',')
  const southWest = parsePoint(reader)
  reader.expectMark(')')
  if (northEast.lat < southWest.lat) {
    throw new FilterError(`The top latitude \`${northEast.lat}\` is below the bottom latitude \`${southWest.lat}\`.`)
  }
  return { kind: 'box', north: northEast.lat, east: northEast.lng, south: southWest.lat, west: southWest.lng }
}

function parsePoint(reader: Reader): { lat: number; lng: number } {
  reader.expectMark('[')
  const [lat, lng] = parseNumbers(reader, ']')
  if (lat === undefined || lng === undefined) {
    throw new FilterError(
      'The `_geoBoundingBox` filter expects two pairs of arguments: `_geoBoundingBox([latitude, longitude], [latitude, longitude])`.',
    )
  }
  return { lat: latitude(lat), lng: longitude(lng) }
}

function parseNumbers(reader: Reader, close: string): number[] {
  const numbers: number[] = []
  while (!reader.takeMark(close)) {
    if (numbers.length > 0) reader.expectMark(',')
    const { at } = reader.peek()
    const number = Number(reader.value())
    if (!Number.isFinite(number)) throw new FilterError('A coordinate is not a number.', at)
    numbers.push(number)
  }
  return numbers
}

function latitude(value: number): number {
  if (value >= -90 && value <= 90) return value
  throw new FilterError(`Bad latitude \`${value}\`. Latitude must be contained between -90 and 90 degrees.`)
}

function longitude(value: number): number {
  if (value >= -180 && value <= 180) return value
  throw new FilterError(`Bad longitude \`${value}\`. Longitude must be contained between -180 and 180 degrees.`)
}
