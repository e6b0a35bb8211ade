import { readCookie } from './cookies.ts'

/** A guest whom the former site knows. Good for showing a name, and for nothing else: no permission comes from it. */
export type LegacyLogin = {
  readonly firstname: string
  readonly lastname: string
  /** Only a picture of this site; one from elsewhere would tell somebody of the visit. */
  readonly picture: string | null
}

/** Set beside the cookie with the token, which script cannot see; another value is another login. */
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
