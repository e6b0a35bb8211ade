import { describe, expect, test } from 'vitest'
import { isRefusal } from './envelope.ts'
import { parseListQuery } from './list-query.ts'

const rules = { orderBy: ['id', 'date'], in: ['metaKey'], defaultLimit: 10, maxLimit: 100 } as const
const parse = (query: string) => parseListQuery(new URLSearchParams(query), rules)

describe('a list query', () => {
  test('has defaults', () => {
    expect(parse('')).toEqual({ orderBy: [], limit: 10, skip: 0, in: {} })
  })

  test('orders by fields in their given order, with any case of the direction', () => {
    const query = parse('order_by[date]=DESC&order_by%5Bid%5D=asc')
    expect(query).toMatchObject({
      orderBy: [
        { field: 'date', direction: 'desc' },
        { field: 'id', direction: 'asc' },
      ],
    })
  })

  test('returns a part of the list', () => {
    expect(parse('limit=100&skip=30')).toMatchObject({ limit: 100, skip: 30 })
  })

  test('accepts only the allowed keys', () => {
    expect(parse('metaKey_in=newsletter,,phone')).toMatchObject({ in: { metaKey: ['newsletter', 'phone'] } })
  })

  test("ignores the list's own parameters", () => {
    expect(isRefusal(parse('since=2026-01-01&utm_source=x'))).toBe(false)
  })

  test.each([
    'order_by[password]=asc',
    'order_by[id]=up',
    'order_by[id]=asc&order_by[id]=desc',
    'order_by=id',
    'order_by[]=asc',
    'order_by[__proto__]=asc',
    'limit=0',
    'limit=101',
    'limit=ten',
    'limit=',
    'limit=1e1',
    'limit=5&limit=6',
    'skip=-1',
    'skip=9999999',
    'secret_in=a',
    'metaKey_in=',
    'metaKey_in=,',
    'metaKey_in=a&metaKey_in=b',
    `metaKey_in=${'a,'.repeat(201)}`,
  ])('rejects %.40s', (query) => {
    expect(parse(query)).toMatchObject({ kind: 'refusal', status: 400, code: 'invalid-query' })
  })
})
