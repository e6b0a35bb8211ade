const namePattern = /^(?=[a-z]*\d)[a-z\d]+$/i

/** The name part of a house's path: letters and digits, at least one digit; lower-cased. Null for anything else. */
export function parseLodgingName(input: unknown): string | null {
  return typeof input === 'string' && namePattern.test(input) ? input.toLowerCase() : null
}
