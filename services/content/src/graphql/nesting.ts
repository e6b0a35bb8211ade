/** The deepest nesting of brackets outside of texts: found without recursion, before anything recurses into it. */
export function nestingOf(query: string): number {
  let depth = 0
  let deepest = 0
  for (const [token] of query.matchAll(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*|[{}()[\]]/g)) {
    if (token === '{' || token === '(' || token === '[') depth += 1
    else if (token === '}' || token === ')' || token === ']') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Whether a JSON value is nested deeper than this; asks no deeper. */
export function isDeeperThan(value: unknown, max: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return false
}
