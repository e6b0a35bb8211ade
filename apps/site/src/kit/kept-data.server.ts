type Derived = { readonly from: readonly unknown[]; readonly value: unknown }

/** By name: what pages show of the same replies. */
const derived = new Map<string, Derived>()

/** Numbers stand for data in the names of remembered HTML. */
const numbers = new WeakMap<object, number>()
let lastNumber = 0

const texts = new WeakMap<object, string>()

/**
 * Replies that the program remembers are frozen, and the same objects until what they are made from changes
 * (docs/decisions/056-reply-cache.md). What is derived from the same ones is derived once, and shared by pages.
 */
export function deriveOnce<T>(name: string, from: readonly unknown[], derive: () => T): T {
  if (!from.every(Object.isFrozen)) return derive()
  const known = derived.get(name)
  // Kept under the name of the one query that derives it.
  if (known && hasSameItems(known.from, from)) return known.value as T
  const value = keep(derive())
  derived.set(name, { from, value })
  return value
}

/** Frozen: pages share it, and one that changes it in place must fail. */
function keep<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  lastNumber += 1
  numbers.set(value, lastNumber)
  return freeze(value)
}

/** Short and different for different data. */
export function nameOf(value: unknown): string {
  const number = isObject(value) ? numbers.get(value) : undefined
  return number === undefined ? JSON.stringify(value) : `#${number}`
}

/** What is kept is written as JSON once. */
export function jsonOf(value: unknown): string {
  if (!isObject(value) || !numbers.has(value)) return JSON.stringify(value)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

function hasSameItems(known: readonly unknown[], items: readonly unknown[]): boolean {
  return known.length === items.length && known.every((item, index) => item === items[index])
}

function freeze<T>(value: T): T {
  if (!isObject(value) || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
