import type { AttributeLeaf, Comparison, GeoLeaf, Operand } from './condition.ts'

/**
 * Tests one attribute's value against a condition. `undefined` means the document lacks the attribute; a list matches
 * if one of its values does.
 */
export function testValue(leaf: AttributeLeaf, value: unknown): boolean {
  switch (leaf.kind) {
    case 'exists':
      return value !== undefined
    case 'null':
      return value === null
    case 'empty':
      return isEmpty(value)
    default:
      return Array.isArray(value) ? value.some((item) => testScalar(leaf, item)) : testScalar(leaf, value)
  }
}

/** The same for many values: a condition with a list becomes a lookup. */
export function createTest(leaf: AttributeLeaf): (value: unknown) => boolean {
  if (leaf.kind !== 'in') return (value) => testValue(leaf, value)
  const texts = new Set(leaf.values.map(({ text }) => text))
  const numbers = new Set(leaf.values.map(({ number }) => number))
  const test = (value: unknown): boolean => {
    if (typeof value === 'number') return numbers.has(value)
    if (typeof value === 'string' || typeof value === 'boolean') return texts.has(normalText(String(value)))
    return Array.isArray(value) && value.some(test)
  }
  return test
}

type ScalarLeaf = Exclude<AttributeLeaf, { kind: 'exists' | 'null' | 'empty' }>

function testScalar(leaf: ScalarLeaf, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => testScalar(leaf, item))
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return false
  switch (leaf.kind) {
    case 'in':
      return leaf.values.some((wanted) => isEqual(value, wanted))
    case 'compare':
      return compares(value, leaf.operator, leaf.value)
    case 'contains':
      return normalText(String(value)).includes(leaf.value)
    case 'starts':
      return normalText(String(value)).startsWith(leaf.value)
  }
}

/** Ignores case; true and false are compared as words. */
export function isEqual(value: string | number | boolean, wanted: Operand): boolean {
  if (typeof value === 'number') return wanted.number === value
  return normalText(String(value)) === wanted.text
}

function compares(value: string | number | boolean, operator: Comparison, bound: Operand): boolean {
  if (typeof value === 'number') return bound.number !== null && inOrder(value, operator, bound.number)
  return bound.number === null && inOrder(normalText(String(value)), operator, bound.text)
}

function inOrder<T extends string | number>(value: T, operator: Comparison, bound: T): boolean {
  switch (operator) {
    case '>':
      return value > bound
    case '>=':
      return value >= bound
    case '<':
      return value < bound
    case '<=':
      return value <= bound
  }
}

export function normalText(text: string): string {
  return text.trim().toLowerCase()
}

function isEmpty(value: unknown): boolean {
  if (value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

const earthRadiusM = 6_371_008.8

export function distanceM(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const rad = Math.PI / 180
  const sinLat = Math.sin(((lat2 - lat1) * rad) / 2)
  const sinLng = Math.sin(((lng2 - lng1) * rad) / 2)
  const chord = sinLat * sinLat + Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * sinLng * sinLng
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export function testPlace(leaf: GeoLeaf, lat: number, lng: number): boolean {
  if (leaf.kind === 'radius') return distanceM(leaf.lat, leaf.lng, lat, lng) <= leaf.meters
  if (!(lat <= leaf.north && lat >= leaf.south)) return false
  // A box may cross the 180th meridian.
  return leaf.west <= leaf.east ? lng >= leaf.west && lng <= leaf.east : lng >= leaf.west || lng <= leaf.east
}
