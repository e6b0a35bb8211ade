export type Currency = 'DKK' | 'EUR'

/** An integer number of øre or cents. */
export type Money = Readonly<{ minor: number; currency: Currency }>

/** Both our currencies have a hundred minor units. */
export const minorPerWhole = 100

export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole number of minor units: ${minor}`)
  return { minor: minor === 0 ? 0 : minor, currency }
}

export function add(first: Money, ...others: readonly Money[]): Money {
  const sum = others.reduce((minor, other) => minor + sameCurrency(first, other).minor, first.minor)
  return money(sum, first.currency)
}

export function subtract(from: Money, amount: Money): Money {
  return money(from.minor - sameCurrency(from, amount).minor, from.currency)
}

/** Rounded half away from zero to the minor unit, so that a metered quantity may have decimals. */
export function multiply(amount: Money, factor: number): Money {
  return money(roundHalfAway(amount.minor * factor), amount.currency)
}

/** Rounded half away from zero to the minor unit. */
export function percentage(amount: Money, percent: number): Money {
  return money(percentOf(amount.minor, percent), amount.currency)
}

/** To whole kroner or euro, half away from zero. */
export function roundToWhole(amount: Money): Money {
  return money(wholeUnits(amount.minor), amount.currency)
}

/**
 * Shares that add up to the amount to the last minor unit. What rounding leaves over goes to the largest
 * remainders, the earlier share first.
 */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (!(whole > 0) || weights.some((weight) => !(weight >= 0))) throw new RangeError('Weights must be positive')
  const exact = weights.map((weight) => (Math.abs(amount.minor) * weight) / whole)
  const shares = exact.map(Math.floor)
  let left = Math.abs(amount.minor) - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }))
  byRemainder.sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRemainder) {
    if (left <= 0) break
    shares[index] = (shares[index] ?? 0) + 1
    left -= 1
  }
  return shares.map((share) => money(Math.sign(amount.minor) * share, amount.currency))
}

/** Half away from zero; never minus zero. Math.round alone takes -0.5 up to zero. */
export function roundHalfAway(value: number): number {
  return (value < 0 ? -Math.round(-value) : Math.round(value)) + 0
}

/** Minor units rounded to a multiple of a whole krone or euro. */
export function wholeUnits(minor: number): number {
  return roundHalfAway(minor / minorPerWhole) * minorPerWhole
}

/** Divides last: 0.35 × 90 is 31.499… in floating point, 35 × 90 / 100 is exact. */
export function percentOf(minor: number, percent: number): number {
  return roundHalfAway((minor * percent) / 100)
}

function sameCurrency(expected: Money, actual: Money): Money {
  if (expected.currency !== actual.currency) {
    throw new TypeError(`Cannot combine ${expected.currency} with ${actual.currency}`)
  }
  return actual
}
