import { addDays, type IsoDay } from '@marram/domain/iso-day'
import type { Instalment } from '@marram/domain/rental-terms'
import type { Random } from '../catalogue/random.ts'
import { moment } from './moments.ts'

/** Money that moved; a refund is negative. `bookedOn` is the day at the bank, `at` the time of the ledger. */
export type Movement = {
  readonly way: 'bank' | 'card'
  readonly amount: number
  readonly bookedOn: IsoDay
  readonly at: string
}

/** The bank's file of a day comes the next morning. */
export function byBank(amount: number, bookedOn: IsoDay, random: Random): Movement {
  return { way: 'bank', amount, bookedOn, at: moment(addDays(bookedOn, 1), 7, random.int(35, 50)) }
}

function byCard(amount: number, at: string): Movement {
  return { way: 'card', amount, bookedOn: at.slice(0, 10), at }
}

type Paying = {
  readonly plan: readonly Instalment[]
  readonly createdAt: string
  readonly paysByCard: boolean
  /** Only movements of earlier days are known. */
  readonly today: IsoDay
}

/** One guest in fifty pays late, one in twelve everything at once. */
const lateShare = 0.02
const atOnceShare = 0.08

/** The payments until yesterday, in order. */
export function paymentsOf({ plan, createdAt, paysByCard, today }: Paying, random: Random): Movement[] {
  const agreedOn = createdAt.slice(0, 10)
  const paysAtOnce = random.chance(atOnceShare)
  const due = paysAtOnce ? joined(plan) : plan
  const movements = due.map(({ amount, dueOn }, index) => {
    const isLate = random.chance(lateShare)
    const early = index === 0 ? addDays(agreedOn, random.int(1, 3)) : addDays(dueOn, -random.int(0, 7))
    const paidOn = isLate ? addDays(dueOn, random.int(3, 12)) : later(early, agreedOn)
    if (!paysByCard || (index > 0 && random.chance(0.4))) return byBank(amount, paidOn, random)
    // Most stay on the page after the order.
    const isAtOnce = index === 0 && !isLate
    return byCard(
      amount,
      isAtOnce ? createdAt.replace(':00+', ':47+') : moment(paidOn, random.int(20, 22), random.int(0, 59)),
    )
  })
  const until = movements.findIndex(({ at }) => at.slice(0, 10) >= today)
  return until < 0 ? movements : movements.slice(0, until)
}

function joined(plan: readonly Instalment[]): Instalment[] {
  const [first] = plan
  return first ? [{ dueOn: first.dueOn, amount: plan.reduce((sum, { amount }) => sum + amount, 0) }] : []
}

const later = (a: IsoDay, b: IsoDay): IsoDay => (a > b ? a : b)
