// Lists in data files have no fixed length; a missing member repeats the one before it.

const none = '#808080'

export type Two = readonly [string, string]
export type Three = readonly [string, string, string]
export type Four = readonly [string, string, string, string]

export const two = ([a = none, b = a]: readonly string[]): Two => [a, b]
export const three = ([a = none, b = a, c = b]: readonly string[]): Three => [a, b, c]
export const four = ([a = none, b = a, c = b, d = c]: readonly string[]): Four => [a, b, c, d]

/** A low and a high number. */
export const span = ([low = 0, high = low]: readonly number[]) => [low, high] as const

/** A list that is not empty. */
export function some<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error('The list is empty.')
  return [first, ...others]
}
