import { type Amount, readAmount } from './amount.ts'
import { ask, drop, isMark, left, meant, type Reader, type Reading, skip } from './reading.ts'

const farthestM = 50_000
const between = ['stop', 'until', 'from', 'article', 'near'] as const

/** "500 m til stranden", "Strand max. 1 km", "nahe am Meer", "nicht am Strand". */
export function readDistance(reader: Reader, at: number): Reading | null {
  return numberFirst(reader, at) ?? targetFirst(reader, at) ?? near(reader, at)
}

function numberFirst(reader: Reader, at: number): Reading | null {
  const metres = metresAt(reader, at)
  if (metres === null) return null
  const unit = skip(reader, metres.next, between)
  const target = meant(reader.line[unit], 'target')
  return target === null ? null : asked(unit + 1, target.key, metres)
}

function targetFirst(reader: Reader, at: number): Reading | null {
  const target = meant(reader.line[at], 'target')
  if (target === null) return null
  const nearby = meant(reader.line[at + 1], 'near')
  // "Supermarkt in der Nähe"; in "Strand am Fjord" the word belongs to the fjord.
  if (nearby !== null && meant(reader.line[skip(reader, at + 2, between)], 'target') === null)
    return ask(at + 2, target.key, nearby.metres, '<=')
  const start = isMark(reader.line[at + 1], ':') ? at + 2 : skip(reader, at + 1, ['stop'], 1)
  const metres = metresAt(reader, start)
  return metres === null ? null : asked(metres.next, target.key, metres)
}

function near(reader: Reader, at: number): Reading | null {
  const isNot = meant(reader.line[at], 'not') !== null
  const start = isNot ? at + 1 : at
  const found = meant(reader.line[start], 'near')
  if (found === null) return null
  const unit = skip(reader, start + 1, between)
  const target = meant(reader.line[unit], 'target')
  if (target === null) return null
  return isNot ? drop(unit + 1, target.key) : ask(unit + 1, target.key, found.metres, '<=')
}

type Metres = Readonly<{ amount: Amount; metres: number; next: number }>

function metresAt(reader: Reader, at: number): Metres | null {
  const amount = readAmount(reader, at)
  const unit = amount === null ? null : meant(reader.line[amount.next], 'metres')
  if (amount === null || unit === null) return null
  return { amount, metres: Math.round((amount.upTo ?? amount.value) * unit.factor), next: amount.next + 1 }
}

/** A shorter distance also fits, so a bare number is a maximum. */
function asked(next: number, key: Parameters<typeof ask>[1], { amount, metres }: Metres): Reading {
  if (metres < 1 || metres > farthestM) return left(next)
  const isFar = amount.limit === 'at-least' || amount.limit === 'more'
  return ask(next, key, metres, isFar ? '>=' : '<=')
}
