import { type BankEntry, reservationNumbers } from './match-bank-entry.ts'

/** A booking that an unmatched entry could be meant for. */
export type Candidate = Readonly<{
  reservationId: string
  currency: string
  firstName: string
  lastName: string
  /** As in `NamedBooking`. */
  payable: readonly number[]
  /** Negative if the guest gets money back. */
  owed: number
}>

export type ProposalReason = 'number' | 'similar-number' | 'name' | 'amount'

export type Proposal = Readonly<{ reservationId: string; reasons: readonly ProposalReason[] }>

type UnmatchedEntry = Pick<BankEntry, 'amount' | 'currency' | 'remittance' | 'party'>

const weights: Readonly<Record<ProposalReason, number>> = { number: 8, 'similar-number': 3, name: 2, amount: 2 }
const maxProposals = 5
const numberLength = 9

/**
 * Bookings that an entry could be meant for, the likeliest first. A similar number or an amount alone proves nothing:
 * many bookings have the same price.
 */
export function proposeBookings(entry: UnmatchedEntry, candidates: readonly Candidate[]): Proposal[] {
  const clues = cluesOf(entry)
  return candidates
    .filter(({ currency }) => currency === entry.currency)
    .map((candidate) => ({ reservationId: candidate.reservationId, reasons: reasonsFor(clues, candidate) }))
    .filter(({ reasons }) => weigh(reasons) > weights['similar-number'] || reasons.includes('name'))
    .toSorted((a, b) => weigh(b.reasons) - weigh(a.reasons) || (a.reservationId < b.reservationId ? -1 : 1))
    .slice(0, maxProposals)
}

const weigh = (reasons: readonly ProposalReason[]): number => reasons.reduce((sum, reason) => sum + weights[reason], 0)

type Clues = ReturnType<typeof cluesOf>

function cluesOf({ amount, remittance, party }: UnmatchedEntry) {
  const [numbers, similar] = [new Set(reservationNumbers(remittance)), new Set(similarNumbers(remittance))]
  return { amount, numbers, similar, names: new Set(nameWords(`${party} ${remittance}`)) }
}

function reasonsFor({ amount, numbers, similar, names }: Clues, candidate: Candidate): ProposalReason[] {
  const { reservationId, lastName } = candidate
  const isNamed = numbers.has(reservationId)
  const name = nameWords(lastName)
  return [
    ...(isNamed ? (['number'] as const) : []),
    ...(!isNamed && similar.has(reservationId) ? (['similar-number'] as const) : []),
    ...(name.length > 0 && name.every((word) => names.has(word)) ? (['name'] as const) : []),
    ...(isAmount(amount, candidate) ? (['amount'] as const) : []),
  ]
}

/** Numbers that were meant if one digit is wrong, missing or too many, or two neighbours are exchanged. */
export function similarNumbers(text: string): string[] {
  const written = text.matchAll(/(?<!\d)\d(?:[ .-]?\d){7,9}(?!\d)/g)
  const meant = [...written].flatMap(([number]) => variantsOf(number.replaceAll(/\D/g, '')))
  return [...new Set(meant)].filter((number) => /^[1-9]\d{8}$/.test(number))
}

const digits = [...'0123456789']

function variantsOf(written: string): string[] {
  return [...written, ''].flatMap((digit, at) => {
    const [before, after] = [written.slice(0, at), written.slice(at + 1)]
    const next = after.slice(0, 1)
    return [
      ...digits.map((other) => before + other + after),
      ...digits.map((other) => before + other + digit + after),
      before + after,
      before + next + digit + after.slice(1),
    ].filter((number) => number.length === numberLength && number !== written)
  })
}

/** As banks write names: without accents, ø as o or oe, ß as ss. Words of one letter say nothing. */
export function nameWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  const spelled = plain.replaceAll(/ø|oe/g, 'o').replaceAll(/æ|ae/g, 'a').replaceAll(/å|aa/g, 'a').replaceAll('ue', 'u')
  return spelled
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
}

/** Spellings in a booking of the names in a text of a bank: Soerensen is Sørensen, too, and Meyer Holm Meyer-Holm. */
export function nameSpellings(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
    .slice(0, maxWords)
  const pairs = words.slice(1).map((word, at) => `${words[at]}-${word}`)
  return [...new Set([...words, ...pairs].flatMap(spellings))]
}

const maxWords = 40
/** Of one word, so that a text cannot ask for thousands. */
const maxSpellings = 24
/** As banks write them, and as people do. */
const letters: readonly (readonly [string, readonly string[]])[] = [
  ['ae', ['æ', 'ä']],
  ['oe', ['ø', 'ö']],
  ['ue', ['ü']],
  ['aa', ['å']],
  ['ss', ['ß']],
  ['a', ['å']],
  ['o', ['ø']],
  ['u', ['ü']],
]

function spellings(word: string): string[] {
  let found = [word]
  for (const [written, meant] of letters) {
    const others = found.filter((one) => one.includes(written))
    found = [...found, ...others.flatMap((one) => meant.map((letter) => one.replaceAll(written, letter)))]
  }
  return found.slice(0, maxSpellings)
}

function isAmount(amount: number, { payable, owed }: Candidate): boolean {
  return amount > 0 ? payable.includes(amount) : owed < 0 && amount === owed
}
