import { type Stay, staysOverlap } from '@marram/domain/stay'

/** Merges overlapping stretches; adjacent ones stay separate, so that a change day remains visible. */
export function joined(stays: readonly Stay[]): Stay[] {
  const result: Stay[] = []
  for (const stay of stays.toSorted((a, b) => (a.arrival < b.arrival ? -1 : 1))) {
    const last = result.at(-1)
    if (!last || last.departure <= stay.arrival) result.push(stay)
    else if (stay.departure > last.departure) result[result.length - 1] = { ...last, departure: stay.departure }
  }
  return result
}

/** The rest of a stretch without the nights of others. */
export function without(stay: Stay, taken: readonly Stay[]): Stay[] {
  let rest = [stay]
  for (const other of taken) {
    rest = rest.flatMap((part) => {
      if (!staysOverlap(part, other)) return [part]
      return [
        ...(part.arrival < other.arrival ? [{ arrival: part.arrival, departure: other.arrival }] : []),
        ...(other.departure < part.departure ? [{ arrival: other.departure, departure: part.departure }] : []),
      ]
    })
  }
  return rest
}
