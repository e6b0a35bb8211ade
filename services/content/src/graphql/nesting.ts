/**
 * Strings, comments and brackets of GraphQL. An unclosed string extends to the end of its line or query, which is invalid
 * anyway: retrying from each of its quotes took a second for 20 KB.
 */
const tokens = /"""(?:\\"""|[\s\S])*?(?:"""|$)|"(?:\\.|[^"\\\n\r])*"?|#[^\n\r]*|[{}()[\]]/g

/** The maximum nesting of brackets outside strings, computed without recursion. */
export function nestingOf(query: string): number {
  let depth = 0
  let deepest = 0
  for (const [token] of query.matchAll(tokens)) {
    if (token === '{' || token === '(' || token === '[') depth += 1
    else if (token === '}' || token === ')' || token === ']') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** True if a JSON value is nested deeper than `max`; stops there. */
export function isDeeperThan(value: unknown, max: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return false
}
