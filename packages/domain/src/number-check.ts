/** A finite number, or text that is not blank and reads as one. */
export function isNumeric(input: unknown): input is string | number {
  if (typeof input === 'number') return Number.isFinite(input)
  return typeof input === 'string' && input.trim() !== '' && Number.isFinite(Number(input))
}

/** Never minus zero, which would be written as "0" and no longer equal itself when read back. */
export function parseNumeric(input: unknown): number | null {
  return isNumeric(input) ? Number(input) + 0 : null
}
