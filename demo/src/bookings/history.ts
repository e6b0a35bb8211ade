import { addDays, daysBetween } from '@marram/domain/iso-day'
import { createRandom } from '../catalogue/random.ts'
import type { DemoBooking } from './booking.ts'
import { moment } from './moments.ts'
import type { Place } from './place.ts'

type Happened = {
  readonly kind: 'placed' | 'paid' | 'refunded' | 'cancelled' | 'house-ready' | 'meters-read' | 'completed'
  readonly actor: 'guest' | 'staff' | 'clock'
  readonly detail: object
  readonly at: string
}

/** The events of a booking until yesterday, in order. `references` are those of its movements. */
export function historyOf(
  booking: DemoBooking,
  references: readonly string[],
  { seed, id, today }: Pick<Place, 'seed' | 'id' | 'today'>,
): Happened[] {
  const { quote, createdAt, movements, cancelled } = booking
  const happened: Happened[] = [
    { kind: 'placed', actor: 'guest', detail: { total: quote.total, isLoggedIn: false }, at: createdAt },
    ...movements.map(({ amount, way, at }, index): Happened => {
      const detail = { amount: Math.abs(amount), reference: references[index] ?? '' }
      return { kind: amount > 0 ? 'paid' : 'refunded', actor: way === 'card' ? 'guest' : 'staff', detail, at }
    }),
    ...(cancelled === null
      ? []
      : [{ kind: 'cancelled', actor: 'guest', detail: { kept: cancelled.kept }, at: cancelled.at } as const]),
    ...(booking.stayIndex === null ? [] : stayHistory(booking, { seed, id, today })),
  ]
  return happened.filter(({ at }) => at.slice(0, 10) < today).sort((a, b) => (a.at < b.at ? -1 : 1))
}

/** Older changes of guests are left out: they are half of all events, and a season later nobody asks. */
const toldDays = 90

function stayHistory(
  { state, quote }: DemoBooking,
  { seed, id, today }: Pick<Place, 'seed' | 'id' | 'today'>,
): Happened[] {
  const random = createRandom(seed, 'history', id)
  const { arrival, departure } = quote.stay
  const completed: Happened = {
    kind: 'completed',
    actor: 'clock',
    detail: {},
    at: moment(addDays(departure, 1), 5, 23),
  }
  if (daysBetween(departure, today) > toldDays) return [completed]
  const ready = moment(arrival, random.int(11, 14), random.int(0, 59))
  const read = moment(departure, random.int(7, 9), random.int(0, 59))
  return [
    { kind: 'house-ready', actor: 'staff', detail: {}, at: ready },
    ...(random.chance(0.8) ? [{ kind: 'meters-read', actor: 'guest', detail: [], at: read } as const] : []),
    ...(state === 'completed' ? [completed] : []),
  ]
}
