const secretKey =
  /^(?:authorization|proxy-authorization|cookies?|set-cookie|captcha|secret|identity|.*password.*|.*token|.*api_?-?key|.*secret)$/i
const placeholder = '[redacted]'
const maxDepth = 6

/**
 * Returns a copy with the values of all secret names blanked, at any depth. pino's redaction requires every path, and
 * misses forgotten ones.
 */
export function redact(record: Record<string, unknown>): Record<string, unknown> {
  return redactRecord(record, 0)
}

function redactRecord(record: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      secretKey.test(key) && value !== null && value !== undefined ? placeholder : redactValue(value, depth + 1),
    ]),
  )
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value
  if (depth > maxDepth) return '[too deep]'
  if (value instanceof Headers) return redactRecord(Object.fromEntries(value), depth)
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, depth + 1))
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null ? redactRecord(value, depth) : value
}
