/** A finite number, or non-blank text that parses as one. */
export function isNumeric(input: unknown): input is string | number {
  if (typeof input === 'number') return Number.isFinite(input)
  return typeof input === 'string' && input.trim() !== '' && Number.isFinite(Number(input))
}

/** Never minus zero, which prints as "0" and would not survive a round trip. */
export function parseNumeric(input: unknown): number | null {
  return isNumeric(input) ? Number(input) + 0 : null
}
