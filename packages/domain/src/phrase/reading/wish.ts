import { isLodgingNumber } from '../../lodging-number.ts'
import { digitsAt } from './amount.ts'
import type { Ask, Reader, Reading } from './reading.ts'
import { ask, drop, isAny, left, meant, skip } from './reading.ts'

/** A facility or mark by its name, or that it is not wanted: no criterion can say that, so it only takes the wish back. */
export function readWish(reader: Reader, at: number): Reading | null {
  const wish = meant(reader.line[at], 'wish')?.wish
  if (wish !== undefined) return ask(at + 1, wish.key, wish.value, wish.comparator)
  return meant(reader.line[at], 'not') === null ? null : without(reader, at + 1)
}

/** "ohne Pool und Sauna" is without both; "ohne Pool und mit Sauna" is not. */
function without(reader: Reader, at: number): Reading | null {
  const asks: Ask[] = []
  let next = at
  for (let start = skip(reader, at, ['article', 'stop'], 2); ; start = skip(reader, next, ['join'], 1)) {
    const wish = meant(reader.line[start], 'wish')?.wish
    if (wish === undefined || (asks.length > 0 && start === next)) break
    asks.push(...(drop(start + 1, wish.key).asks ?? []))
    next = start + 1
  }
  return asks.length === 0 ? null : { next, asks }
}

/** "Günstig", "the cheapest": no criterion says how little is little, but an order does. */
export function readOrder({ line }: Reader, at: number): Reading | null {
  return meant(line[at], 'cheap') === null ? null : { next: at + 1, asks: [{ kind: 'order', name: 'price-asc' }] }
}

/** Towns add up, and a street is looked for by its number. "Nicht in Henne" cannot be asked. */
export function readPlace(reader: Reader, at: number): Reading | null {
  if (meant(reader.line[at], 'not') !== null) {
    const start = skip(reader, at + 1, ['stop', 'near'], 2)
    return isAny(reader.line[start], ['place', 'street']) ? left(start + 1) : null
  }
  const place = meant(reader.line[at], 'place')
  if (place !== null) return ask(at + 1, 'omraader', place.locationIds)
  const street = meant(reader.line[at], 'street')
  return street === null ? null : ask(at + 1, 'vejnavn', street.value)
}

/** A house by its number, as printed in brochures. */
export function readLodgingNumber(reader: Reader, at: number): Reading | null {
  const lexeme = reader.line[at]
  if (lexeme?.kind === 'lodging-number') return ask(at + 1, 'name', lexeme.text)
  // "R 5909": letters that mean something else are no part of a number.
  const digits = lexeme?.kind === 'word' && lexeme.senses.length === 0 ? digitsAt(reader, at + 1) : null
  const name = `${lexeme?.text}${digits}`
  return digits !== null && isLodgingNumber(name) ? ask(at + 2, 'name', name) : null
}
