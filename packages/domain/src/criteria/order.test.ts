import { describe, expect, test } from 'vitest'
import { namedSorts, parseOrder, presentOrder, sortableProperties, sortFor } from './order.ts'

describe('the order of results', () => {
  // spec: entity Search criteria.named sorts
  test('every named sort sorts by a sortable property', () => {
    for (const [name, sort] of Object.entries(namedSorts)) {
      const order = parseOrder(name)
      expect(order).toEqual({ kind: 'named', name })
      expect(order && sortFor(order)).toEqual(sort)
      expect(order && presentOrder(order)).toBe(name)
      expect(sortableProperties).toContain(sort.property)
    }
  })

  test('cheapest first, largest saving first, nearest to the sea first, newest first', () => {
    expect(namedSorts['price-asc']).toEqual({ property: 'price', direction: 'ASC' })
    expect(namedSorts['discount-total']).toEqual({ property: 'discountTotal', direction: 'DESC' })
    expect(namedSorts['distance-beach']).toEqual({ property: 'facilities.180', direction: 'ASC' })
    expect(namedSorts['published-desc']).toEqual({ property: 'bsPublishedTs', direction: 'DESC' })
  })

  // spec: entity Search criteria.order
  test('a property and a direction, case-insensitive', () => {
    expect(parseOrder('facilities.10:Desc')).toEqual({ kind: 'property', property: 'facilities.10', direction: 'DESC' })
    expect(parseOrder('price:asc')).toEqual({ kind: 'property', property: 'price', direction: 'ASC' })
  })

  test.each([
    '',
    'price',
    'price:',
    ':asc',
    'price:up',
    'price:asc:desc',
    'Price-Asc',
    'secret:asc',
    'facilities.53:asc',
    'facilities.999:asc',
    'toString',
    null,
    undefined,
    ['price:asc'],
  ])('%j is not an order', (input) => {
    expect(parseOrder(input)).toBeNull()
  })
})
