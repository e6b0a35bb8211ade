/** What a caller may send as `Idempotency-Key`: long enough not to be met by chance, and safe in a log. */
export function isIdempotencyKey(text: string): boolean {
  return /^[A-Za-z0-9._:-]{16,255}$/.test(text)
}

/**
 * The same text for the same request, however its JSON was written: keys are sorted, and what is undefined is left
 * out. Two requests under one key are the same if this is.
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
