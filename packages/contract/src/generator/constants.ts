export type Constants = {
  /** Returns the name of the constant for this expression; equal expressions share one. */
  add(name: string, expression: string): string
  lines(): string[]
}

/** Constants of a generated file, ordered so that each uses only earlier ones. */
export function createConstants(reserved: readonly string[]): Constants {
  const taken = new Set(reserved)
  const byExpression = new Map<string, string>()
  function freeName(name: string): string {
    let free = name
    for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`
    taken.add(free)
    return free
  }
  return {
    add(name, expression) {
      const known = byExpression.get(expression)
      if (known !== undefined) return known
      const free = freeName(name)
      byExpression.set(expression, free)
      return free
    },
    lines: () => [...byExpression].map(([expression, name]) => `const ${name} = ${expression}`),
  }
}
