/**
 * Classes of errors stand twice in the running site: once in its bundle and once in the program that hands it its
 * clients. To `instanceof` the two would be strangers, so each such class names itself:
 *
 *     static override [Symbol.hasInstance](value: unknown): boolean {
 *       return isErrorNamed(value, 'ServiceError')
 *     }
 */
export function isErrorNamed(value: unknown, name: string): boolean {
  return value instanceof Error && value.name === name
}
