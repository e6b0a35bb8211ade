import { parseArrival } from '../iso-day.ts'
import { parseNumeric } from '../number-check.ts'
import type { Criterion } from './criterion.ts'
import type { CriterionDefinition, ListItems, NumberBounds } from './definition.ts'
import { type Comparator, comparators } from './definition.ts'
import { criterionDefinition, isCriterionKey } from './key.ts'

const longestList = 100
const longestText = 100

/** Null for an unknown key, or for a value or comparator that the key does not accept. */
export function parseCriterion(key: string, value: unknown, comparator?: unknown): Criterion | null {
  if (!isCriterionKey(key)) return null
  const definition = criterionDefinition(key)
  const known = comparators.find((candidate) => candidate === (comparator ?? definition.comparators[0]))
  if (known === undefined || !definition.comparators.includes(known)) return null
  const parsed = parseValue(definition, value, known)
  return parsed === null ? null : { value: parsed, comparator: known }
}

function parseValue(
  definition: CriterionDefinition,
  value: unknown,
  comparator: Comparator,
): Criterion['value'] | null {
  switch (definition.urlType) {
    case 'flag':
      return value === true || value === 1 || value === '1' ? true : null
    case 'text':
      return parseText(value)
    case 'list':
      return parseList(definition.items, value)
    case 'number':
      return comparator === 'BETWEEN' ? parsePair(definition.bounds, value) : parseBounded(definition.bounds, value)
  }
}

/**
 * Well-formed, composed (NFC) and with single spaces, so that it survives a link and matches text from other keyboards.
 */
function parseText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const tidy = value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return [...tidy].slice(0, longestText).join('').trim() || null
}

function parseBounded({ from, to, whole }: NumberBounds, value: unknown): number | null {
  const number = parseNumeric(value)
  if (number === null || number < from || number > to) return null
  return whole && !Number.isInteger(number) ? null : number
}

function parsePair(bounds: NumberBounds, value: unknown): readonly number[] | null {
  const parts = splitList(value)
  const numbers = parts.flatMap((part) => parseBounded(bounds, part) ?? [])
  return parts.length === 2 && numbers.length === 2 ? numbers.sort((a, b) => a - b) : null
}

function parseList(items: ListItems, value: unknown): readonly number[] | readonly string[] | null {
  const parts = splitList(value)
  switch (items.kind) {
    case 'day':
      return nonEmpty(parts.flatMap((part) => parseArrival(part) ?? []).sort())
    case 'word':
      return nonEmpty(items.words.filter((word) => parts.includes(word)))
    case 'choice':
      return nonEmpty(items.numbers.filter((number) => parts.some((part) => parseNumeric(part) === number)))
    case 'number':
      return nonEmpty(parts.flatMap((part) => parseBounded(items.bounds, part) ?? []).sort((a, b) => a - b))
  }
}

function nonEmpty<T>(items: readonly T[]): readonly T[] | null {
  const distinct = [...new Set(items)].slice(0, longestList)
  return distinct.length > 0 ? distinct : null
}

function splitList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return typeof value === 'string' ? value.split(',').map((part) => part.trim()) : [value]
}
