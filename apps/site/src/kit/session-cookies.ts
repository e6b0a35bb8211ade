import { readCookie } from './cookies.ts'

/**
 * A guest known from a cookie of the former site. The cookie is not verified: show the name, but never grant access by
 * it.
 */
export type LegacyLogin = {
  readonly firstname: string
  readonly lastname: string
  /** Only a picture on this site is accepted; a request to another host would disclose the visit. */
  readonly picture: string | null
}

/** Reads the cookie that accompanies the HttpOnly token; its value changes with every login. */
export function readHint(header: string): string | null {
  const pair = header.split(/;\s*/).find((part) => part.startsWith('signed-in='))
  return pair?.slice('signed-in='.length) || null
}

export function readLegacyLogin(header: string): LegacyLogin | null {
  return readCookie(header, 'login', parseLegacy)
}

function parseLegacy(value: unknown): LegacyLogin | null {
  if (typeof value !== 'object' || value === null || !('firstname' in value)) return null
  const firstname = textOf(value.firstname)
  const picture = 'picture' in value ? textOf(value.picture) : ''
  if (firstname === '') return null
  return {
    firstname,
    lastname: 'lastname' in value ? textOf(value.lastname) : '',
    picture: /^\/(?![/\\])/.test(picture) ? picture : null,
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 200) : ''
}
