import { setTimeout as sleep } from 'node:timers/promises'
import { alternative } from '@marram/contract/booking/placed'
import { staysOverlap } from '@marram/domain/stay'
import * as v from 'valibot'
import { randomFrom } from '../random.ts'
import { type Answer, type BookingDoor, codeOf, requestFor, stayOf, type Wish } from './guests.ts'

export type RushOptions = {
  /** One for each node; guests take turns. */
  readonly doors: readonly BookingDoor[]
  readonly wishes: readonly Wish[]
  readonly clients: number
  readonly seed: number
}

export type Rush = {
  readonly clients: number
  readonly stays: number
  /** How often a guest was asked to come again in a moment. */
  readonly retries: number
  readonly booked: number
  readonly refused: number
  /** Refusals that named at least one free stay. */
  readonly withAlternatives: number
  readonly holds: number
  readonly holdsBooked: number
  /** Held by guests who went away; these are still kept. */
  readonly abandoned: readonly Wish[]
  readonly milliseconds: number
}

type Insisted = { readonly answer: Answer; readonly retries: number }
type Guest = Insisted & { readonly wish: Wish; readonly held: boolean; readonly left: boolean }

const maxRetries = 30
const refusal = v.object({ data: v.object({ alternatives: v.array(alternative) }) })

/** Everybody wants the same house at once. Throws if two get the same night, or somebody is refused without reason. */
export async function rush({ doors, wishes, clients, seed }: RushOptions): Promise<Rush> {
  const random = randomFrom(seed)
  const totals = await priceAll(doors, wishes)
  const plans = Array.from({ length: clients }, (_, index) => ({
    wish: wishes[Math.floor(random() * wishes.length)] ?? fail('There is nothing to wish for.'),
    door: doors[index % doors.length] ?? fail('There is no door.'),
    holdsFirst: random() < 0.2,
    leaves: random() < 0.5,
    index,
  }))
  const startedAt = performance.now()
  const guests = await Promise.all(plans.map((plan) => visit(plan, totals.get(plan.wish) ?? 0, seed)))
  const milliseconds = Math.round(performance.now() - startedAt)
  return { ...judge(guests), clients, stays: wishes.length, milliseconds }
}

type Plan = { wish: Wish; door: BookingDoor; holdsFirst: boolean; leaves: boolean; index: number }

async function visit({ wish, door, holdsFirst, leaves, index }: Plan, total: number, seed: number): Promise<Guest> {
  const browserKey = `browser-of-guest-number-${seed}-${index}`
  const guest = index + 1
  if (!holdsFirst) {
    return {
      wish,
      ...(await insist(() => door.book(requestFor(wish, total), keyOf(seed, index), guest))),
      held: false,
      left: false,
    }
  }
  const { answer: kept, retries } = await insist(() => door.hold(wish, browserKey, guest))
  if (kept.status !== 201) return { wish, answer: kept, retries, held: false, left: false }
  if (leaves) return { wish, answer: kept, retries, held: true, left: true }
  const order = { ...requestFor(wish, total), browserKey }
  const booked = await insist(() => door.book(order, keyOf(seed, index), guest))
  return { wish, answer: booked.answer, retries: retries + booked.retries, held: true, left: false }
}

/** A machine that cannot keep up says so, and the guest asks again under the same key. */
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
  const taken = [...winners, ...abandoned].map(({ wish }) => stayOf(wish))
  for (const [index, stay] of taken.entries()) {
    if (taken.slice(index + 1).some((other) => staysOverlap(stay, other))) throw new Error('Two guests have one night.')
  }
  const lost = guests.filter(({ held, left, answer }) => held && !left && answer.status !== 201)
  if (lost[0]) throw new Error(`${lost.length} guests lost the house that was kept for them: ${lost[0].answer.bytes}`)
  const losers = guests.filter(({ answer }) => answer.status !== 201)
  let withAlternatives = 0
  for (const { wish, answer } of losers) {
    if (answer.status !== 409 || codeOf(answer) !== 'not-available') {
      throw new Error(`A guest was answered with ${answer.status}: ${answer.bytes.slice(0, 200)}`)
    }
    if (!taken.some((stay) => staysOverlap(stay, stayOf(wish)))) throw new Error('A free stay was refused.')
    if (v.parse(refusal, JSON.parse(answer.bytes)).data.alternatives.length > 0) withAlternatives += 1
  }
  return {
    retries: guests.reduce((sum, { retries }) => sum + retries, 0),
    booked: winners.length,
    refused: losers.length,
    withAlternatives,
    holds: guests.filter(({ held }) => held).length,
    holdsBooked: winners.filter(({ held }) => held).length,
    abandoned: abandoned.map(({ wish }) => wish),
  }
}

async function priceAll(doors: readonly BookingDoor[], wishes: readonly Wish[]): Promise<Map<Wish, number>> {
  const totals = new Map<Wish, number>()
  for (const [index, wish] of wishes.entries()) {
    const total = await doors[0]?.quote(wish, 200_000 + index)
    if (total == null) throw new Error('A stay that the calendar offers has no price.')
    totals.set(wish, total)
  }
  return totals
}

function fail(message: string): never {
  throw new Error(message)
}
