/** A fact that the conditions of a line can name. */
export type Fact<T> =
  | { readonly kind: 'flag'; readonly read: (subject: T) => boolean }
  | { readonly kind: 'number'; readonly read: (subject: T) => number }
  | { readonly kind: 'word'; readonly read: (subject: T) => string | null; readonly words: readonly string[] }

export type FindFact<T> = (name: string) => Fact<T> | null
export type Condition<T> = (subject: T) => boolean

const comparison = /^(?<name>[\w-]+) (?<operator>=|!=|<=|>=|<|>) (?<value>[\w-]+)$/
const flag = /^(?<not>not )?(?<name>[\w-]+)$/

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
}

/**
 * Reads conditions such as `sauna`, `not grill`, `persons >= 6`, `setting != village` or `bunks > 0 or loft-beds > 0`;
 * all of a list must hold. Throws on an unknown fact, value or form.
 */
export function parseConditions<T>(conditions: readonly string[], findFact: FindFact<T>): Condition<T> {
  const parsed = conditions.map((condition) => parseAlternatives(condition, findFact))
  const [only] = parsed
  return parsed.length === 1 && only ? only : (subject) => parsed.every((holds) => holds(subject))
}

function parseAlternatives<T>(condition: string, findFact: FindFact<T>): Condition<T> {
  const parsed = condition.split(' or ').map((part) => parseOne(part, findFact))
  const [only] = parsed
  return parsed.length === 1 && only ? only : (subject) => parsed.some((holds) => holds(subject))
}

function parseOne<T>(text: string, findFact: FindFact<T>): Condition<T> {
  const { name = '', not, operator, value = '' } = (flag.exec(text) ?? comparison.exec(text))?.groups ?? {}
  const fact = findFact(name)
  if (!fact) throw new Error(`"${text}" names no known fact`)
  if (operator === undefined) return parseFlag(text, fact, not !== undefined)
  if (fact.kind === 'word') return parseWord(text, fact, operator, value)
  const compare = comparisons[operator]
  const number = Number(value)
  if (fact.kind === 'flag' || !compare || Number.isNaN(number)) throw new Error(`"${text}" compares no number`)
  return (subject) => compare(fact.read(subject), number)
}

function parseFlag<T>(text: string, fact: Fact<T>, isNegated: boolean): Condition<T> {
  if (fact.kind !== 'flag') throw new Error(`"${text}" compares with nothing`)
  return isNegated ? (subject) => !fact.read(subject) : fact.read
}

function parseWord<T>(text: string, fact: Fact<T> & { kind: 'word' }, operator: string, value: string): Condition<T> {
  if (!fact.words.includes(value)) throw new Error(`"${text}" is never true: choose from ${fact.words.join(', ')}`)
  if (operator === '=') return (subject) => fact.read(subject) === value
  if (operator === '!=') return (subject) => fact.read(subject) !== value
  throw new Error(`"${text}" compares a word by size`)
}
