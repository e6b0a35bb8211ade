import { type Agency, startAgency } from '@marram/testkit/agency'
import { type Answer, visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

let agency: Agency
const lines: string[] = []
/** Replaces the service's response. */
let strangeReply: ((path: string) => Response | null) | null = null
const guest = { email: 'guest@marram.example', password: 'marram-demo-guest' }
const sameOrigin = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const script = { ...sameOrigin, accept: 'application/json' }

beforeAll(async () => {
  agency = await startAgency({
    env: { TRUST_PROXY: '1' },
    onLog: (line) => lines.push(line),
    disturb: (service, request) =>
      service === 'auth' ? (strangeReply?.(new URL(request.url).pathname) ?? null) : null,
  })
}, 120_000)
afterAll(() => agency?.stop())
beforeEach(() => agency.database.db.deleteFrom('login_try').execute())
/** Every test is another visitor, because logins per address are limited. */
let visitor = 0
beforeEach(() => {
  visitor += 1
})

type Sending = { readonly jar?: Jar; readonly headers?: Record<string, string> }
const post = async (path: string, values: Record<string, string>, { jar, headers = script }: Sending = {}) => {
  const body = `${new URLSearchParams(values)}`
  const from = { 'x-forwarded-for': `192.0.2.${visitor}` }
  const sent = { ...from, ...headers, ...jar?.header() }
  const answer = await visit(agency.port, path, { method: 'POST', headers: sent, body })
  jar?.take(answer)
  return answer
}
const codeOf = ({ text }: Answer): unknown => JSON.parse(text).meta.code

/** A browser's cookies; `visit` joins several by commas, and ours contain none. */
class Jar {
  readonly cookies = new Map<string, string>()
  header(): Record<string, string> {
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }
  take({ headers }: Answer): void {
    for (const cookie of (headers['set-cookie'] ?? '').split(/, (?=[\w-]+=)/)) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
      else if (name !== '') this.cookies.set(name, value)
    }
  }
}

async function logIn(values: Record<string, string> = guest): Promise<Jar> {
  const jar = new Jar()
  expect((await post('/api/session/login/', values, { jar })).status).toBe(200)
  return jar
}
const whoami = (jar: Jar) => post('/api/session/whoami/', {}, { jar })
const linkIn = async (recipient: string, pattern: RegExp): Promise<string> => {
  const { db } = agency.database
  return vi.waitFor(async () => {
    const mails = db.selectFrom('mail').select('text_body').where('recipient', '=', recipient)
    const [link] = (await mails.execute()).flatMap(({ text_body }) => pattern.exec(text_body)?.[0] ?? [])
    if (link === undefined) throw new Error('The mail has not come.')
    return link
  })
}

describe('the token', () => {
  // spec: constant identity cookie
  test('is in a cookie that scripts cannot read, for 720 hours, and in no response', async () => {
    const answer = await post('/api/session/login/', guest)
    const cookies = answer.headers['set-cookie'] ?? ''
    const token = /identity=([\w-]+)/.exec(cookies)?.[1] ?? ''
    expect(token).toHaveLength(43)
    expect(cookies).toMatch(/identity=[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/)
    expect(cookies).toMatch(/signed-in=[\w-]{8}; Max-Age=2592000; Path=\/; SameSite=Lax/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(answer.text).data).toMatchObject({ next: '/account/', user: { firstname: 'Karen', type: 2 } })
    const jar = new Jar()
    jar.take(answer)
    const pages = ['/account/', '/account/profile/', '/account/data/', '/account/bookings/', '/api/session/profile/']
    const seen = await Promise.all(pages.map((path) => visit(agency.port, path, { headers: jar.header() })))
    expect(seen.map(({ status }) => status)).toEqual(pages.map(() => 200))
    for (const { text } of [answer, ...seen, await whoami(jar)]) {
      expect(text).not.toContain(token)
      for (const value of jar.cookies.values()) if (value.length > 20) expect(text).not.toContain(value)
    }
    expect(lines.join('\n')).not.toContain(token)
  })
  // spec: call POST /whoami/
  test('is renewed by whoami, while the hint for scripts stays', async () => {
    const jar = await logIn()
    const before = new Map(jar.cookies)
    const { data } = JSON.parse((await whoami(jar)).text)
    expect(data.permissions).toEqual(['profile', 'account-deletion', 'favorites', 'bookings'])
    expect(jar.cookies.get('identity')).not.toBe(before.get('identity'))
    expect(jar.cookies.get('signed-in')).toBe(before.get('signed-in'))
  })
  test('planted before the login gives no access afterwards', async () => {
    const planted = await logIn({
      email: 'staff@marram.example',
      password: 'marram-demo-staff',
      door: 'staff',
    })
    const victim = new Jar()
    for (const [name, value] of planted.cookies) victim.cookies.set(name, value)
    await post('/api/session/login/', guest, { jar: victim })
    expect(victim.cookies.get('identity')).not.toBe(planted.cookies.get('identity'))
    expect(victim.cookies.get('signed-in')).not.toBe(planted.cookies.get('signed-in'))
    expect((await whoami(planted)).status).toBe(401)
    expect(JSON.parse((await whoami(victim)).text).data.user.email).toBe(guest.email)
  })
  test('is invalid after logging out, in every browser', async () => {
    const jar = await logIn()
    const copy = new Jar()
    for (const [name, value] of jar.cookies) copy.cookies.set(name, value)
    const another = new Map(jar.cookies)
    jar.cookies.set('login', 'of-the-former-site')
    expect((await post('/api/session/logout/', {}, { jar })).status).toBe(200)
    expect([...jar.cookies]).toEqual([])
    const late = await whoami(copy)
    expect([late.status, JSON.parse(late.text).data.error]).toEqual([401, 'Not logged in'])
    expect([...copy.cookies]).toEqual([])
    const headers = { cookie: [...another].map((pair) => pair.join('=')).join('; ') }
    const refused = async (path: string) => {
      const { status, headers: answered } = await visit(agency.port, path, { headers })
      return [status, answered['set-cookie']]
    }
    expect(await refused('/api/session/profile/')).toEqual([401, expect.stringContaining('identity=;')])
    // Outside the queue of forms: a replaced login must not revoke the new one.
    expect(await refused('/api/session/my-data/')).toEqual([401, undefined])
    expect(await refused('/api/favorites/')).toEqual([401, undefined])
  })
})

describe('from another site', () => {
  test.each([
    ['by its header', { 'sec-fetch-site': 'cross-site' }],
    ['from a host beside ours', { 'sec-fetch-site': 'same-site' }],
    ['by its origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['without a word', { 'sec-fetch-site': '' }],
  ])('nobody is logged in, out or deleted (%s)', async (_, strange) => {
    const jar = await logIn()
    const headers = Object.fromEntries(Object.entries({ ...script, ...strange }).filter(([, value]) => value !== ''))
    lines.length = 0
    const forms = ['profile', 'password', 'email', 'confirm-email', 'delete', 'forgot-password', 'reset-password']
    const calls = ['login', 'logout', 'whoami', 'register', ...forms]
    for (const call of calls) {
      const answer = await post(`/api/session/${call}/`, guest, { jar, headers })
      expect([call, answer.status, codeOf(answer)]).toEqual([call, 403, 'foreign-form'])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect((await post('/account/login/', guest, { headers })).status).toBe(403)
    expect(lines.filter((line) => line.includes('refused')).length).toBeGreaterThanOrEqual(calls.length)
    expect((await whoami(jar)).status).toBe(200)
  })
  test("nobody's data are readable", async () => {
    const jar = await logIn()
    for (const path of ['/api/session/my-data/', '/api/session/profile/']) {
      const headers = { ...jar.header(), 'sec-fetch-site': 'cross-site' }
      expect((await visit(agency.port, path, { headers })).status).toBe(403)
    }
  })
})

describe('logging in without script', () => {
  test('returns to the previous page', async () => {
    const answer = await post('/account/login/', { ...guest, next: '/booking/step2/' }, { headers: sameOrigin })
    expect([answer.status, answer.headers.location]).toEqual([303, '/booking/step2/'])
    expect(answer.headers['set-cookie']).toContain('identity=')
  })
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/api/session/logout/',
  ])('never leads to %s', async (next) => {
    const answer = await post('/account/login/', { ...guest, next }, { headers: sameOrigin })
    expect([answer.status, answer.headers.location]).toEqual([303, '/account/'])
    const jar = new Jar()
    jar.take(answer)
    const again = await visit(agency.port, `/account/login/?${new URLSearchParams({ next })}`, {
      headers: jar.header(),
    })
    expect([again.status, again.headers.location]).toEqual([302, '/account/'])
  })
  test('shows the form again with the remedy, the address and without the password', async () => {
    const wrong = { ...guest, password: 'a wrong secret' }
    const answer = await post('/account/login/', { ...wrong, next: '/favorithauser/' }, { headers: sameOrigin })
    expect([answer.status, answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
      401,
      'no-store',
      'noindex',
    ])
    expect(answer.text).toContain('Die E-Mail-Adresse oder das Passwort stimmt nicht')
    expect(answer.text).toContain(`value="${guest.email}"`)
    expect(answer.text).toContain('value="/favorithauser/"')
    expect(answer.text).not.toContain('a wrong secret')
  })
  test('redirects from a page of the guest site to the login and back', async () => {
    const answer = await visit(agency.port, '/account/profile/')
    expect([answer.status, answer.headers.location]).toEqual([302, '/account/login/?next=%2Faccount%2Fprofile%2F'])
  })
  test('a guest updates their profile by a plain form', async () => {
    const jar = await logIn()
    const filled = { firstname: 'Karen', lastname: 'Holm', city: 'Ribe', languageId: '1', country: 'DK' }
    const saved = await post('/account/profile/', filled, { jar, headers: sameOrigin })
    expect([saved.status, saved.headers.location]).toEqual([303, '/account/profile/?saved=1'])
    const page = await visit(agency.port, '/account/profile/?saved=1', { headers: jar.header() })
    expect(page.text).toContain('value="Ribe"')
    expect(page.headers['cache-control']).toBe('no-store')
    const wrong = await post(
      '/account/profile/',
      { ...filled, phone: 'none', city: 'Esbjerg' },
      { jar, headers: sameOrigin },
    )
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('value="Esbjerg"')
    expect(wrong.text).toContain('Bitte nur Ziffern')
  })
})

test('a captcha is required after too many failed guesses only', async () => {
  const wrong = { email: 'nobody@example.org', password: 'guess' }
  const answers: unknown[] = []
  for (let guess = 0; guess < 4; guess += 1) answers.push(codeOf(await post('/api/session/login/', wrong)))
  expect(answers).toEqual(['login-refused', 'login-refused', 'login-refused', 'captcha-required'])
  const { data } = JSON.parse((await post('/api/session/login/', wrong)).text)
  expect(data.captcha.parameters.algorithm).toBe('PBKDF2/SHA-256')
})

describe('an unexpected response of the service', () => {
  const answering = async (path: string, data: object, call: () => Promise<Answer>): Promise<Answer> => {
    lines.length = 0
    strangeReply = (requested) => (requested.endsWith(path) ? Response.json({ data, meta: {} }) : null)
    return call().finally(() => {
      strangeReply = null
    })
  }
  // spec: error forgot-password invalid reply
  test('is logged and rejected after a forgotten password', async () => {
    const ask = () => post('/api/session/forgot-password/', { email: guest.email })
    const answer = await answering('/guest/forgot-password/', { sent: 'perhaps' }, ask)
    expect([answer.status, codeOf(answer)]).toEqual([503, 'unavailable'])
    const warning = lines.find((line) => line.includes('The reply to a forgotten password was not valid'))
    expect(JSON.parse(warning ?? '{}').level).toBe('warn')
  })
  // spec: error token reset with error
  test('is rejected as invalid if a new password returned no token, and nobody is logged in', async () => {
    const passwords = { password: 'klit og hav og vind', password_confirm: 'klit og hav og vind' }
    const link = { user_id: '1', reset_token: 'x'.repeat(43), ...passwords }
    const send = () => post('/api/session/reset-password/', link)
    const answer = await answering('/guest/token-reset-password/', { token: '' }, send)
    expect([answer.status, codeOf(answer), answer.headers['set-cookie']]).toEqual([503, 'unavailable', undefined])
    expect(lines.join()).toContain('InvalidReplyError')
  })
})

test("staff log in on their own page, and cannot on the guests' page", async () => {
  const staff = { email: 'staff@marram.example', password: 'marram-demo-staff' }
  expect(codeOf(await post('/api/session/login/', staff))).toBe('login-refused')
  const jar = new Jar()
  const answer = await post('/account/staff/', { ...staff, door: 'staff' }, { jar, headers: sameOrigin })
  expect(answer.headers.location).toBe('/account/')
  const page = await visit(agency.port, '/account/', { headers: jar.header() })
  expect(page.text).toContain('Rolle: Default')
  expect(page.text).not.toContain('href="/account/bookings/"')
  expect(codeOf(await post('/api/session/delete/', { password: staff.password }, { jar }))).toBe('not-allowed')
})

test("an owner logs in with guests, and gets the owner's role", async () => {
  const jar = await logIn({ email: 'owner@marram.example', password: 'marram-demo-owner' })
  const page = await visit(agency.port, '/account/', { headers: jar.header() })
  expect(page.text).toContain('Jens')
  expect(page.text).toContain('Rolle: House owner')
})

describe('a new mail address', () => {
  const guestOf = async (email: string): Promise<Jar> => {
    await post('/api/session/register/', { email, firstname: 'Anna', lastname: 'Berg' })
    const token = new URL(await linkIn(email, /https?:\/\/\S+\/account\/confirm\/\S+/)).searchParams.get('token') ?? ''
    const jar = new Jar()
    await post('/api/session/confirm/', { token, password, password_confirm: password }, { jar })
    return jar
  }
  const password = 'klit og hav og vind'

  test('is requested and confirmed by plain forms, with a login if needed', async () => {
    const jar = await guestOf('anna-old@example.org')
    const wrong = await post('/account/email/', { email: 'anna', password }, { jar, headers: sameOrigin })
    expect([wrong.status, wrong.text.includes('Bitte geben Sie eine vollständige E-Mail-Adresse ein')]).toEqual([
      422,
      true,
    ])
    const response = await post(
      '/account/email/',
      { email: 'anna-new@example.org', password },
      { jar, headers: sameOrigin },
    )
    expect([response.status, response.headers.location]).toEqual([303, '/account/email/?sent=1'])
    const link = new URL(await linkIn('anna-new@example.org', /https?:\/\/\S+\/account\/confirm-email\/\S+/))
    const target = '/account/confirm-email/?token=held'
    const elsewhere = new Jar()
    const opened = await visit(agency.port, link.pathname + link.search)
    expect([opened.status, opened.headers.location]).toEqual([303, target])
    elsewhere.take(opened)

    const stranger = await visit(agency.port, target, { headers: elsewhere.header() })
    expect([stranger.status, stranger.headers.location]).toEqual([
      302,
      `/account/login/?next=${encodeURIComponent(target)}`,
    ])
    const entered = await post(
      '/account/login/',
      { email: 'anna-old@example.org', password, next: target },
      { jar: elsewhere, headers: sameOrigin },
    )
    expect(entered.headers.location).toBe(target)
    const token = link.searchParams.get('token') ?? ''
    const page = await visit(agency.port, target, { headers: elsewhere.header() })
    expect([page.text.includes('value="held"'), page.text.includes(token)]).toEqual([true, false])
    const done = await post('/account/confirm-email/', { token: 'held' }, { jar: elsewhere, headers: sameOrigin })
    expect([done.status, done.headers.location]).toEqual([303, '/account/?done=email'])
    expect(JSON.parse((await whoami(elsewhere)).text).data.user.email).toBe('anna-new@example.org')
    expect((await whoami(jar)).status).toBe(401)
    const again = await post('/api/session/confirm-email/', { token }, { jar: elsewhere })
    expect([again.status, codeOf(again)]).toEqual([410, 'email-token-unknown'])
  })
})

test('an unticked box opts out of review mails; a form without the box changes nothing', async () => {
  const jar = await logIn()
  const filled = { firstname: 'Karen', lastname: 'Holm' }
  const allowed = async () => {
    const { text } = await visit(agency.port, '/api/session/profile/', { headers: jar.header() })
    return JSON.parse(text).data.profile.reviewMails
  }
  expect(await allowed()).toBe(true)
  await post('/account/profile/', { ...filled, hasReviewMails: '1' }, { jar, headers: sameOrigin })
  expect(await allowed()).toBe(false)
  await post('/account/profile/', filled, { jar, headers: sameOrigin })
  expect(await allowed()).toBe(false)
  await post('/account/profile/', { ...filled, hasReviewMails: '1', reviewMails: '1' }, { jar, headers: sameOrigin })
  expect(await allowed()).toBe(true)
})

test('a guest opens an account, resets its password once, downloads its data, and deletes it', async () => {
  const email = 'anna@example.org'
  const wish = { email, firstname: 'Anna', lastname: 'Berg' }
  const response = await post('/account/register/', wish, { headers: sameOrigin })
  expect([response.status, response.headers.location]).toEqual([303, '/account/register/?sent=1'])
  const confirm = new URL(await linkIn(email, /https?:\/\/\S+\/account\/confirm\/\S+/))
  const jar = new Jar()
  const opened = await visit(agency.port, `${confirm.pathname}${confirm.search}`)
  jar.take(opened)
  const page = await visit(agency.port, opened.headers.location ?? '', { headers: jar.header() })
  expect(page.text).toContain('value="held"')
  const first = { password: 'klit og hav og vind', password_confirm: 'klit og hav og vind' }
  const token = confirm.searchParams.get('token') ?? ''
  const short = await post('/api/session/confirm/', { token, password: 'kort', password_confirm: 'kort' })
  expect([short.status, codeOf(short)]).toEqual([422, 'password-too-short'])
  expect((await post('/api/session/confirm/', { token: 'held', ...first }, { jar })).status).toBe(200)
  const twice = await post('/api/session/confirm/', { token, ...first })
  expect([twice.status, codeOf(twice)]).toEqual([410, 'already-confirmed'])

  expect((await post('/api/session/forgot-password/', { email })).status).toBe(200)
  expect((await post('/api/session/forgot-password/', { email: 'nobody@example.org' })).status).toBe(200)
  const strange = await post('/api/session/forgot-password/', { email, target: 'staff' })
  expect([strange.status, JSON.parse(strange.text).data.error]).toEqual([400, 'Unsupported target'])
  const reset = new URL(await linkIn(email, /https?:\/\/\S+\/account\/reset-password\/\S+/))
  const link = Object.fromEntries(reset.searchParams)
  const second = { password: 'en helt anden sætning', password_confirm: 'en helt anden sætning' }
  const elsewhere = new Jar()
  expect((await post('/api/session/reset-password/', { ...link, ...second }, { jar: elsewhere })).status).toBe(200)
  expect(codeOf(await post('/api/session/reset-password/', { ...link, ...second }))).toBe('reset-token-unknown')
  expect((await whoami(jar)).status).toBe(401)
  const profile = await visit(agency.port, '/account/profile/', { headers: elsewhere.header() })
  expect(profile.text).toContain('Aktive Anmeldungen')

  const data = await visit(agency.port, '/api/session/my-data/', { headers: elsewhere.header() })
  expect(data.headers['content-disposition']).toBe('attachment; filename="marram-data.json"')
  expect(JSON.parse(data.text).profile).toMatchObject({ email, firstname: 'Anna' })
  const guess = await post('/api/session/delete/', { password: 'not this one' }, { jar: elsewhere })
  expect([guess.status, codeOf(guess)]).toEqual([403, 'wrong-password'])
  const gone = await post('/account/data/', { password: second.password }, { jar: elsewhere, headers: sameOrigin })
  expect([gone.status, gone.headers.location]).toEqual([303, '/account/login/?done=deleted'])
  expect([...elsewhere.cookies]).toEqual([])
  expect(codeOf(await post('/api/session/login/', { email, password: second.password }))).toBe('login-refused')
})
