import { isLodgingNumber } from '../../lodging-number.ts'
import { digitsAt } from './amount.ts'
import type { Ask, Reader, Reading } from './reading.ts'
import { ask, drop, isAny, left, meant, skip } from './reading.ts'

/**
 * A facility or mark by its name. No criterion can exclude one, so a negation only removes an earlier request for it.
 */
export function readTerm(reader: Reader, at: number): Reading | null {
  const term = meant(reader.line[at], 'term')?.term
  if (term !== undefined) return ask(at + 1, term.key, term.value, term.comparator)
  return meant(reader.line[at], 'not') === null ? null : without(reader, at + 1)
}

/** "ohne Pool und Sauna" is without both; "ohne Pool und mit Sauna" is not. */
function without(reader: Reader, at: number): Reading | null {
  const asks: Ask[] = []
  let next = at
  for (let start = skip(reader, at, ['article', 'stop'], 2); ; start = skip(reader, next, ['join'], 1)) {
    const term = meant(reader.line[start], 'term')?.term
    if (term === undefined || (asks.length > 0 && start === next)) break
    asks.push(...(drop(start + 1, term.key).asks ?? []))
    next = start + 1
  }
  return asks.length === 0 ? null : { next, asks }
}

/** "Günstig", "the cheapest": no criterion has such a threshold, but an order fits. */
export function readOrder({ line }: Reader, at: number): Reading | null {
  return meant(line[at], 'cheap') === null ? null : { next: at + 1, asks: [{ kind: 'order', name: 'price-asc' }] }
}

/** Towns add up, and a street is searched by its id. "Nicht in Henne" cannot be expressed. */
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

/** A house number, as printed in brochures. */
export function readLodgingNumber(reader: Reader, at: number): Reading | null {
  const lexeme = reader.line[at]
  if (lexeme?.kind === 'lodging-number') return ask(at + 1, 'name', lexeme.text)
  // "R 5909": letters with another meaning are not part of a number.
  const digits = lexeme?.kind === 'word' && lexeme.senses.length === 0 ? digitsAt(reader, at + 1) : null
  const name = `${lexeme?.text}${digits}`
  return digits !== null && isLodgingNumber(name) ? ask(at + 2, 'name', name) : null
}
