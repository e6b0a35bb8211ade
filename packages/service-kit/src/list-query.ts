import { isRefusal, type Refusal, refuse } from './envelope.ts'

export type Direction = 'asc' | 'desc'
export type ListQuery<Order extends string, Key extends string> = {
  /** In the caller's order. */
  orderBy: { field: Order; direction: Direction }[]
  limit: number
  skip: number
  /** `metaKey_in=a,b` becomes `{ metaKey: ['a', 'b'] }`; missing keys are absent. */
  in: Partial<Record<Key, string[]>>
}

export type ListQueryRules<Order extends string, Key extends string> = {
  orderBy: readonly Order[]
  in?: readonly Key[]
  defaultLimit: number
  maxLimit: number
}

const maxValues = 200

/** Parses the parameters that the rules allow and ignores others, which may belong to the list itself. */
export function parseListQuery<Order extends string, Key extends string = never>(
  query: URLSearchParams,
  rules: ListQueryRules<Order, Key>,
): ListQuery<Order, Key> | Refusal {
  const limit = parseCount(query, 'limit', { fallback: rules.defaultLimit, min: 1, max: rules.maxLimit })
  if (isRefusal(limit)) return limit
  const skip = parseCount(query, 'skip', { fallback: 0, min: 0, max: 1_000_000 })
  if (isRefusal(skip)) return skip
  const orderBy = parseOrder(query, rules.orderBy)
  if (isRefusal(orderBy)) return orderBy
  const values = parseIn(query, rules.in ?? [])
  if (isRefusal(values)) return values
  return { orderBy, limit, skip, in: values }
}

function parseOrder<Order extends string>(
  query: URLSearchParams,
  allowed: readonly Order[],
): { field: Order; direction: Direction }[] | Refusal {
  const orders = new Map<Order, Direction>()
  for (const [name, value] of query) {
    if (!name.startsWith('order_by')) continue
    const written = /^order_by\[([^\]]*)\]$/.exec(name)?.[1]
    const field = allowed.find((candidate) => candidate === written)
    if (field === undefined) return badQuery(`${name} cannot be ordered by. Known: ${allowed.join(', ')}.`)
    if (orders.has(field)) return badQuery(`${name} is given twice.`)
    const direction = value.toLowerCase()
    if (direction !== 'asc' && direction !== 'desc') return badQuery(`${name} must be asc or desc.`)
    orders.set(field, direction)
  }
  return [...orders].map(([field, direction]) => ({ field, direction }))
}

function parseIn<Key extends string>(
  query: URLSearchParams,
  allowed: readonly Key[],
): Partial<Record<Key, string[]>> | Refusal {
  const values: Partial<Record<Key, string[]>> = {}
  for (const [name, value] of query) {
    if (!name.endsWith('_in')) continue
    const key = allowed.find((candidate) => `${candidate}_in` === name)
    if (key === undefined) return badQuery(`${name} is not known here.`)
    if (values[key]) return badQuery(`${name} is given twice.`)
    const list = value.split(',').filter((entry) => entry !== '')
    if (list.length === 0 || list.length > maxValues) return badQuery(`${name} needs 1 to ${maxValues} values.`)
    values[key] = list
  }
  return values
}

function parseCount(
  query: URLSearchParams,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number | Refusal {
  const [value, second] = query.getAll(name)
  if (value === undefined) return fallback
  const count = Number(value)
  const isValid = second === undefined && /^\d{1,9}$/.test(value) && count >= min && count <= max
  return isValid ? count : badQuery(`${name} must be a whole number from ${min} to ${max}.`)
}

function badQuery(sentence: string): Refusal {
  return refuse(400, 'invalid-query', sentence)
}
