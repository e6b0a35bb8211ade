import { setTimeout as sleep } from 'node:timers/promises'
import { alternative } from '@marram/contract/booking/placed'
import { staysOverlap } from '@marram/domain/stay'
import * as v from 'valibot'
import { randomFrom } from '../random.ts'
import { type Answer, type BookingDoor, codeOf, requestFor, type StayChoice, stayOf } from './guests.ts'

export type RushOptions = {
  /** One per node; guests take turns. */
  readonly doors: readonly BookingDoor[]
  readonly choices: readonly StayChoice[]
  readonly clients: number
  readonly seed: number
}

export type Rush = {
  readonly clients: number
  readonly stays: number
  /** Number of 503 answers after which a guest had to retry. */
  readonly retries: number
  readonly booked: number
  readonly refused: number
  /** Refusals that offered at least one free stay. */
  readonly withAlternatives: number
  readonly holds: number
  readonly holdsBooked: number
  /** Held by guests who left; these are still held. */
  readonly abandoned: readonly StayChoice[]
  readonly milliseconds: number
}

type Insisted = { readonly answer: Answer; readonly retries: number }
type Guest = Insisted & { readonly choice: StayChoice; readonly held: boolean; readonly left: boolean }

const maxRetries = 30
const refusal = v.object({ data: v.object({ alternatives: v.array(alternative) }) })

/** Many guests book the same house at once. Throws if two get the same night, or a refusal has no reason. */
export async function rush({ doors, choices, clients, seed }: RushOptions): Promise<Rush> {
  const random = randomFrom(seed)
  const totals = await priceAll(doors, choices)
  const plans = Array.from({ length: clients }, (_, index) => ({
    choice: choices[Math.floor(random() * choices.length)] ?? fail('There is no stay to book.'),
    door: doors[index % doors.length] ?? fail('There is no door.'),
    holdsFirst: random() < 0.2,
    leaves: random() < 0.5,
    index,
  }))
  const startedAt = performance.now()
  const guests = await Promise.all(plans.map((plan) => visit(plan, totals.get(plan.choice) ?? 0, seed)))
  const milliseconds = Math.round(performance.now() - startedAt)
  return { ...judge(guests), clients, stays: choices.length, milliseconds }
}

type Plan = { choice: StayChoice; door: BookingDoor; holdsFirst: boolean; leaves: boolean; index: number }

async function visit({ choice, door, holdsFirst, leaves, index }: Plan, total: number, seed: number): Promise<Guest> {
  const browserKey = `browser-of-guest-number-${seed}-${index}`
  const guest = index + 1
  if (!holdsFirst) {
    return {
      choice,
      ...(await insist(() => door.book(requestFor(choice, total), keyOf(seed, index), guest))),
      held: false,
      left: false,
    }
  }
  const { answer: kept, retries } = await insist(() => door.hold(choice, browserKey, guest))
  if (kept.status !== 201) return { choice, answer: kept, retries, held: false, left: false }
  if (leaves) return { choice, answer: kept, retries, held: true, left: true }
  const order = { ...requestFor(choice, total), browserKey }
  const booked = await insist(() => door.book(order, keyOf(seed, index), guest))
  return { choice, answer: booked.answer, retries: retries + booked.retries, held: true, left: false }
}

/** An overloaded machine answers 503, and the guest retries under the same key. */
async function insist(ask: () => Promise<Answer>): Promise<Insisted> {
  for (let retries = 0; ; retries += 1) {
    const answer = await ask()
    if ((answer.status !== 503 && answer.status !== 504) || retries === maxRetries) return { answer, retries }
    await sleep(1000)
  }
}

const keyOf = (seed: number, index: number) => `rush-${seed}-guest-${String(index).padStart(8, '0')}`

function judge(guests: readonly Guest[]) {
  const winners = guests.filter(({ answer, left }) => answer.status === 201 && !left)
  const abandoned = guests.filter(({ left }) => left)
  const taken = [...winners, ...abandoned].map(({ choice }) => stayOf(choice))
  for (const [index, stay] of taken.entries()) {
    if (taken.slice(index + 1).some((other) => staysOverlap(stay, other))) throw new Error('Two guests have one night.')
  }
  const lost = guests.filter(({ held, left, answer }) => held && !left && answer.status !== 201)
  if (lost[0]) throw new Error(`${lost.length} guests lost the house that was kept for them: ${lost[0].answer.bytes}`)
  const losers = guests.filter(({ answer }) => answer.status !== 201)
  let withAlternatives = 0
  for (const { choice, answer } of losers) {
    if (answer.status !== 409 || codeOf(answer) !== 'not-available') {
      throw new Error(`A guest was answered with ${answer.status}: ${answer.bytes.slice(0, 200)}`)
    }
    if (!taken.some((stay) => staysOverlap(stay, stayOf(choice)))) throw new Error('A free stay was refused.')
    if (v.parse(refusal, JSON.parse(answer.bytes)).data.alternatives.length > 0) withAlternatives += 1
  }
  return {
    retries: guests.reduce((sum, { retries }) => sum + retries, 0),
    booked: winners.length,
    refused: losers.length,
    withAlternatives,
    holds: guests.filter(({ held }) => held).length,
    holdsBooked: winners.filter(({ held }) => held).length,
    abandoned: abandoned.map(({ choice }) => choice),
  }
}

async function priceAll(
  doors: readonly BookingDoor[],
  choices: readonly StayChoice[],
): Promise<Map<StayChoice, number>> {
  const totals = new Map<StayChoice, number>()
  for (const [index, choice] of choices.entries()) {
    const total = await doors[0]?.quote(choice, 200_000 + index)
    if (total == null) throw new Error('A stay that the calendar offers has no price.')
    totals.set(choice, total)
  }
  return totals
}

function fail(message: string): never {
  throw new Error(message)
}
