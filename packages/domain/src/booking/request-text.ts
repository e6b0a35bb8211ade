/** Valid values of the `Idempotency-Key` header: long enough to avoid collisions, and safe to log. */
export function isIdempotencyKey(text: string): boolean {
  return /^[A-Za-z0-9._:-]{16,255}$/.test(text)
}

/**
 * Canonical JSON: sorted keys, without undefined values. Two requests with one idempotency key are equal if this text
 * is.
 */
export function requestText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(requestText).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const known = Object.entries(value).filter(([, part]) => part !== undefined)
    known.sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${known.map(([key, part]) => `${JSON.stringify(key)}:${requestText(part)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
