import { parseCriterion } from '../../criteria/parse-criterion.ts'
import { personsKey } from '../../criteria/search-party.ts'
import { type Amount, agrees, boundOf, isSensible, readAmount, readCount } from './amount.ts'
import { type Ask, isAny, isCounted, isMark, left, meant, type Reader, type Reading, skip } from './reading.ts'

const maxPersons = 60

type Head = Readonly<{ of: 'persons' | 'adults' | 'children'; amount: Amount; next: number }>

/** "6 Personen", "2 voksne og 3 børn", "family of five", "zu viert", "ohne Kinder". */
export function readParty(reader: Reader, at: number): Reading | null {
  const fixed = meant(reader.line[at], 'party')
  if (fixed !== null) return persons(at + 1, exactly(fixed.persons, at + 1))
  return noChildren(reader, at) ?? heads(reader, at) ?? bareNumber(reader, at)
}

function heads(reader: Reader, at: number): Reading | null {
  const start = meant(reader.line[at], 'for-party') === null ? at : at + 1
  const found: (Head & { isExtra: boolean })[] = []
  let next = start
  for (let head = headAt(reader, next); head !== null; head = headAt(reader, next)) {
    found.push({ ...head, isExtra: found.length > 0 && isAddition(reader, next - 1) })
    next = separatorEnd(reader, head.next)
  }
  const last = found.at(-1)
  if (last === undefined) return null
  if (!found.every(({ amount }) => isSensible(amount, maxPersons))) return left(last.next)
  return { next: last.next, asks: together(found).flatMap(({ of, amount, isExtra }) => partyAsk(of, amount, isExtra)) }
}

/** "3 Kinder, 1 Baby" are four children. */
function together<H extends Head>(found: readonly H[]): H[] {
  const children = found.filter(({ of }) => of === 'children')
  const [first] = children
  if (first === undefined || children.length === 1) return [...found]
  const value = children.reduce((sum, { amount }) => sum + (amount.upTo ?? amount.value), 0)
  return [...found.filter(({ of }) => of !== 'children'), { ...first, amount: { ...first.amount, value, upTo: null } }]
}

/** "2 Personen und 1 Kind" are three, "6 Personen, davon 2 Kinder" six. */
function isAddition({ line }: Reader, at: number): boolean {
  return isAny(line[at], ['join', 'stop']) && !isAny(line[at], ['of-which'])
}

function headAt(reader: Reader, at: number): Head | null {
  const amount = readAmount(reader, at) ?? (isAny(reader.line[at], ['article']) ? exactly(1, at + 1) : null)
  if (amount === null) {
    const only = meant(reader.line[at], 'heads')
    return only?.isOne ? { of: only.of, amount: exactly(1, at), next: at + 1 } : null
  }
  const unit = skip(reader, amount.next, ['stop'], 1)
  const heads = meant(reader.line[unit], 'heads')
  if (heads === null || !agrees(reader, amount, unit, 'heads')) return null
  const { of, each = 1 } = heads
  // "Et par" and "a couple" mean "a few" as often as two people.
  if (each > 1 && amount.value < 2) return null
  const upTo = amount.upTo === null ? null : amount.upTo * each
  return { of, amount: { ...amount, value: amount.value * each, upTo }, next: unit + 1 }
}

/** Skips separators between two groups of one party. */
function separatorEnd(reader: Reader, at: number): number {
  const next = isMark(reader.line[at], ',', '/', '(') ? at + 1 : at
  return skip(reader, next, ['join', 'stop', 'of-which'], 2)
}

/** "für 6", "sleeps 8": a number after such a word, without a unit. */
function bareNumber(reader: Reader, at: number): Reading | null {
  if (meant(reader.line[at], 'for-party') === null) return null
  const amount = readAmount(reader, at + 1)
  if (amount === null || isCounted(reader, amount.next) || !agrees(reader, amount, at, 'for-party')) return null
  if (!isSensible(amount, maxPersons) || isMark(reader.line[amount.next], '.', '/', ':', '%')) return null
  return persons(amount.next, amount)
}

function noChildren(reader: Reader, at: number): Reading | null {
  const isNone = meant(reader.line[at], 'not') !== null || readCount(reader, at)?.value === 0
  if (!isNone || meant(reader.line[at + 1], 'heads')?.of !== 'children') return null
  return { next: at + 2, asks: partyAsk('children', { ...exactly(0, at), limit: 'exactly' }, false) }
}

function persons(next: number, amount: Amount): Reading {
  return { next, asks: partyAsk('persons', amount, false) }
}

function partyAsk(of: Head['of'], amount: Amount, isExtra: boolean): Ask[] {
  const { value, comparator } = boundOf(amount)
  const criterion = parseCriterion(personsKey, value, comparator)
  return criterion === null ? [] : [{ kind: 'party', of, criterion, isExtra }]
}

function exactly(value: number, next: number): Amount {
  return { value, upTo: null, limit: null, next, language: null }
}
