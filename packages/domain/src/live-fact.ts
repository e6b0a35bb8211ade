/** Observations about one house, before deciding which to publish. */
export type ObservedFacts = Readonly<{
  /** Views counted in the last 24 hours; may include this guest. */
  views: number
  /** Whole hours since the latest booking; null if there was none. */
  hoursSinceBooking: number | null
  /** Bookable weeks among the coming ones. */
  freeWeeks: Readonly<{ free: number; of: number }>
}>

export type BookedWithin = 'day' | 'three-days' | 'week'

/** Publishable facts. Null if untrue, unknown, or too small to be meaningful. */
export type LiveFacts = Readonly<{
  viewsLastDay: number | null
  bookedWithin: BookedWithin | null
  freeWeeks: Readonly<{ free: number; of: number }> | null
}>

export type LiveFact =
  | Readonly<{ kind: 'views'; count: number }>
  | Readonly<{ kind: 'booked'; within: BookedWithin }>
  | Readonly<{ kind: 'free-weeks'; free: number; of: number }>

/**
 * A guest comparing houses may view one several times a day, and a family uses several phones. A smaller number could
 * consist of this guest alone.
 */
export const fewestViews = 8
/** A larger share of free weeks is normal for most houses. */
const scarcePart = 0.25
const bookedBuckets: readonly (readonly [hours: number, within: BookedWithin])[] = [
  [24, 'day'],
  [72, 'three-days'],
  [168, 'week'],
]

/** Buckets rather than instants, because the exact time of a booking is private. */
export function liveFacts({ views, hoursSinceBooking, freeWeeks }: ObservedFacts): LiveFacts {
  const { free, of } = freeWeeks
  return {
    viewsLastDay: tellableViews(views),
    bookedWithin: hoursSinceBooking === null ? null : bookedWithin(hoursSinceBooking),
    freeWeeks: free > 0 && free <= of * scarcePart ? { free, of } : null,
  }
}

/** At most two, the most useful for a decision first: availability, then the activity of others. */
export function tellingFacts({ viewsLastDay, bookedWithin: within, freeWeeks }: LiveFacts): LiveFact[] {
  const facts: LiveFact[] = []
  if (freeWeeks) facts.push({ kind: 'free-weeks', ...freeWeeks })
  if (within) facts.push({ kind: 'booked', within })
  if (viewsLastDay !== null) facts.push({ kind: 'views', count: viewsLastDay })
  return facts.slice(0, 2)
}

/** Views of one house or of all; null if they could all be from the guest who reads the number. */
export function tellableViews(views: number): number | null {
  return views >= fewestViews ? views : null
}

/** A fact about the whole site; zero is not a fact. */
export function knownCount(count: number): number | null {
  return count > 0 ? count : null
}

/**
 * The largest of 10, 20, 50, 100, 200, 500 … that a total has reached, or 0. Stored pages are rendered again when a
 * total passes such a mark, not with every view.
 */
export function viewMark(total: number): number {
  let mark = 0
  for (let power = 10; power <= total; power *= 10) {
    for (const step of [1, 2, 5]) if (power * step <= total) mark = power * step
  }
  return mark
}

function bookedWithin(hours: number): BookedWithin | null {
  return bookedBuckets.find(([limit]) => hours >= 0 && hours < limit)?.[1] ?? null
}
