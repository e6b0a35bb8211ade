import { randomBytes } from 'node:crypto'
import { demoUsers } from '@marram/demo/users'
import type { SiteAnswer, SiteDoor } from './site-door.ts'

export type SiteAttacks = {
  readonly foreignCalls: number
  readonly redirects: number
  readonly resetTokens: number
  readonly sameWords: readonly string[]
  readonly planted: 'refused'
}

type Guest = { readonly email: string; readonly password: string }

const foreign: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://beside.marram.example' },
  { origin: 'https://evil.example' },
  {},
]
const calls = [
  'login',
  'logout',
  'whoami',
  'register',
  'forgot-password',
  'reset-password',
  'profile',
  'password',
  'email',
  'confirm-email',
  'delete',
]
const elsewhere = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  '/%2f%2fevil.example/../..//evil.example',
  '/api/session/logout/',
]

/** Attacks on the forms of the site. Throws if one succeeds. */
export async function attackSite(door: SiteDoor, resetTokens: number): Promise<SiteAttacks> {
  const [, guest] = demoUsers
  if (!guest) throw new Error('The demo has no second user.')
  return {
    foreignCalls: await mustRefuseForeign(door, guest),
    redirects: await mustStayHere(door, guest),
    resetTokens: await mustKnowNoToken(door, resetTokens),
    sameWords: await mustSayTheSame(door, guest),
    planted: await mustIgnorePlanted(door, guest),
  }
}

async function logIn(door: SiteDoor, { email, password }: Guest, call: { cookie?: string } = {}): Promise<SiteAnswer> {
  const answer = await door('/api/session/login/', { email, password }, { from: '192.0.2.60', ...call })
  if (answer.status !== 200) throw new Error(`A correct login was answered with ${answer.status}.`)
  return answer
}

async function mustRefuseForeign(door: SiteDoor, guest: Guest): Promise<number> {
  const cookie = `identity=${(await logIn(door, guest)).cookies.get('identity')}`
  for (const headers of foreign) {
    for (const call of calls) {
      const answer = await door(`/api/session/${call}/`, { ...guest }, { from: '192.0.2.61', cookie, headers })
      if (answer.status !== 403 || answer.cookies.size > 0) throw new Error(`Another site could call ${call}.`)
    }
  }
  const still = await door('/api/session/whoami/', {}, { from: '192.0.2.61', cookie })
  if (still.status !== 200) throw new Error('Another site has logged a guest out.')
  return foreign.length * calls.length
}

async function mustStayHere(door: SiteDoor, { email, password }: Guest): Promise<number> {
  for (const [index, next] of elsewhere.entries()) {
    const call = { from: `192.0.2.${70 + index}`, isPlain: true }
    const { location } = await door('/account/login/', { email, password, next }, call)
    const target = new URL(location ?? 'https://nowhere.example', 'https://marram.example')
    if (target.host !== 'marram.example' || target.pathname.startsWith('/api/')) {
      throw new Error(`After the login ${next} led to ${location}.`)
    }
  }
  return elsewhere.length
}

/** Random tokens for existing accounts, a few from each address. */
async function mustKnowNoToken(door: SiteDoor, tokens: number): Promise<number> {
  const password = 'a sentence of the attacker'
  for (let index = 0; index < tokens; index += 1) {
    const reset_token = randomBytes(32).toString('base64url')
    const fields = { user_id: String((index % 3) + 1), reset_token, password, password_confirm: password }
    const from = `10.90.${(index >> 4) & 255}.${index & 15}`
    const { status, cookies } = await door('/api/session/reset-password/', fields, { from })
    if (![410, 429].includes(status) || cookies.size > 0) throw new Error(`A guessed reset token got ${status}.`)
  }
  return tokens
}

async function mustSayTheSame(door: SiteDoor, { email }: Guest): Promise<string[]> {
  const names = { firstname: 'Anna', lastname: 'Berg' }
  const questions = { login: { password: 'not the password' }, 'forgot-password': {}, register: names }
  for (const [call, rest] of Object.entries(questions)) {
    const ask = (address: string, from: string) => door(`/api/session/${call}/`, { email: address, ...rest }, { from })
    const known = await ask(email, '192.0.2.80')
    const unknown = await ask('nobody-at-all@marram.example', '192.0.2.81')
    if (known.status !== unknown.status || known.words !== unknown.words)
      throw new Error(`${call} tells who has an account.`)
  }
  return Object.keys(questions)
}

/** A token that an attacker planted in the browser must not become the guest's. */
async function mustIgnorePlanted(door: SiteDoor, guest: Guest): Promise<'refused'> {
  const planted = (await logIn(door, guest)).cookies.get('identity')
  const cookie = `identity=${planted}`
  const own = (await logIn(door, guest, { cookie })).cookies.get('identity')
  const { status } = await door('/api/session/whoami/', {}, { from: '192.0.2.82', cookie })
  if (own === planted || status !== 401) throw new Error('A planted token was accepted.')
  return 'refused'
}
