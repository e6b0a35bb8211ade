import { logWarning } from './log.ts'

/** Parses a JSON cookie. One that does not decode is logged and treated as absent. */
export function readCookie<T>(
  header: string,
  name: string,
  parse: (value: unknown) => T | null,
  warn = logWarning,
): T | null {
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  if (pair === undefined) return null
  try {
    return parse(JSON.parse(decodeURIComponent(pair.slice(name.length + 1))))
  } catch (error) {
    warn(`The cookie ${name} could not be read.`, error)
    return null
  }
}

export function writeCookie(name: string, value: unknown, maxAgeS: number, isSecure: boolean): string {
  const parts = [`${name}=${encodeURIComponent(JSON.stringify(value))}`, 'Path=/', `Max-Age=${maxAgeS}`, 'SameSite=Lax']
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}
