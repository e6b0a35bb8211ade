/**
 * Error classes exist twice in the running site: in its bundle and in the program that passes clients to it.
 * `instanceof` does not recognise the other copy, so such classes compare by name:
 *
 *     static override [Symbol.hasInstance](value: unknown): boolean { return isErrorNamed(value, 'ServiceError') }
 */
export function isErrorNamed(value: unknown, name: string): boolean {
  return value instanceof Error && value.name === name
}
