export type Scalar = string | number | boolean

/** A condition on one attribute. The ends of a range may be infinite: "at least 3" is 3 to infinity. */
export type Filter =
  | Readonly<{ comparator: '='; value: Scalar }>
  | Readonly<{ comparator: 'IN' | 'NOT_IN'; values: readonly Scalar[] }>
  | Readonly<{ comparator: 'BETWEEN'; values: readonly [number, number] }>

export function equal(value: Scalar): Filter {
  return { comparator: '=', value }
}

export function oneOf(values: readonly Scalar[]): Filter {
  return { comparator: 'IN', values }
}

export function noneOf(values: readonly Scalar[]): Filter {
  return { comparator: 'NOT_IN', values }
}

/** Both ends are inclusive. Takes exactly two values in any order. */
export function between(values: readonly number[]): Filter {
  const [a, b] = values
  if (values.length !== 2 || a === undefined || b === undefined || Number.isNaN(a) || Number.isNaN(b)) {
    throw new RangeError('A BETWEEN filter needs exactly two values')
  }
  return { comparator: 'BETWEEN', values: [Math.min(a, b), Math.max(a, b)] }
}

export function atLeast(value: number): Filter {
  return between([value, Number.POSITIVE_INFINITY])
}

export function atMost(value: number): Filter {
  return between([Number.NEGATIVE_INFINITY, value])
}
