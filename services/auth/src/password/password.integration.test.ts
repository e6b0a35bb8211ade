import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inviteUser } from '../account/invite-user.ts'
import { karen, origins, startTestAuth, type TestAuth } from '../testing/start-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ hasWorker: true })
})
beforeEach(() => auth.renew())
afterAll(() => auth.stop())

const newPassword = 'klitten bag huset'
const minuteMs = 60_000

/** Requests a link and reads it from the mail. */
async function linkFor(email = karen.email, target = 'guest') {
  await auth.client.forgotPassword(email, target)
  await auth.jobsDone()
  const mail = (await auth.mails()).at(-1)
  const [address = ''] = /https:\S+\/account\/reset-password\/\S+/.exec(mail?.text_body ?? '') ?? []
  const query = new URL(address || 'https://none').searchParams
  return { mail, address, user_id: Number(query.get('user_id')), reset_token: query.get('reset_token') ?? '' }
}
const choose = ({ user_id, reset_token }: { user_id: number; reset_token: string }, password = newPassword) =>
  auth.client.resetPassword({ user_id, reset_token, password, password_confirm: password }, 'guest')

describe('a forgotten password', () => {
  test.each([
    [1, 'https://marram.example.dk', 'Vælg en ny adgangskode'],
    [2, 'https://marram.example.de', 'Neues Passwort'],
    [7, 'https://marram.example', 'Choose a new Marram password'],
  ] as const)('of a guest of language %i leads to %s in that language', async (languageId, origin, words) => {
    const email = `guest${languageId}@example.org`
    await auth.addUser({ email, languageId })
    const { mail, address } = await linkFor(email)
    expect(mail?.recipient).toBe(email)
    expect(mail?.subject).toContain(words)
    expect(address.startsWith(`${origin}/account/reset-password/?target=guest&`)).toBe(true)
    expect(mail?.html_body).toContain(address.replaceAll('&', '&amp;'))
  })

  // spec: call POST /{guest|owner}/forgot-password/
  test('gets the same response for a known and an unknown address, without a lookup before', async () => {
    const answers = []
    for (const email of [karen.email, 'nobody@example.org', 'no address']) {
      const response = await auth.send('/guest/forgot-password/', { email })
      answers.push([response.status, await response.json()])
    }
    for (const answer of answers) expect(answer).toEqual([200, { data: { sent: 'ok' }, meta: {} }])
    await auth.jobsDone()
    expect((await auth.mails()).map(({ recipient }) => recipient)).toEqual([karen.email])
  })

  test('of a guest sends no mail from the owners’ login', async () => {
    const { mail } = await linkFor(karen.email, 'owner')
    expect(mail).toBeUndefined()
  })

  test.each(['staff', 'Guest', 'constructor'])('refuses the target %s', async (target) => {
    const response = await auth.send(`/${target}/forgot-password/`, { email: karen.email })
    expect([response.status, (await response.json()).data.error]).toEqual([400, 'Unsupported target'])
  })

  test('requested repeatedly sends few mails', async () => {
    for (let index = 0; index < 4; index += 1) await linkFor()
    expect(await auth.mails()).toHaveLength(1)
    auth.pass(3 * minuteMs)
    await linkFor()
    expect(await auth.mails()).toHaveLength(2)
  })
})

describe('the link', () => {
  // spec: call POST /{target}/token-reset-password/; entity Payload: password reset
  test('sets the password, logs in here and out everywhere else, and mails the owner', async () => {
    const elsewhere = await auth.client.login({ ...karen })
    const token = await choose(await linkFor())
    expect((await auth.client.whoami(token)).user.email).toBe(karen.email)
    await expect(auth.client.profile(elsewhere)).rejects.toThrow('Not logged in')
    await expect(auth.client.login({ ...karen })).rejects.toMatchObject({ code: 'login-refused' })
    await auth.client.login({ email: karen.email, password: newPassword })
    expect((await auth.mails()).map(({ subject }) => subject)).toContain('Ihr Passwort für Marram wurde geändert')
  })

  test('works once', async () => {
    const link = await linkFor()
    await choose(link)
    await expect(choose(link, 'et tredje kodeord her')).rejects.toThrow('This link was used already, or is too old.')
  })

  test('works once even if used twice concurrently', async () => {
    const link = await linkFor()
    const outcomes = await Promise.allSettled([choose(link, 'kl. fem ved fyret'), choose(link, 'kl. syv ved fyret')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('expires after an hour', async () => {
    const link = await linkFor()
    auth.pass(60 * minuteMs)
    await expect(choose(link)).rejects.toMatchObject({ reply: { meta: { code: 'reset-token-unknown' } } })
  })

  test('of one user does not open another’s account, and its hash opens nothing', async () => {
    const other = await auth.addUser({ email: 'other@example.org' })
    const link = await linkFor()
    await expect(choose({ ...link, user_id: other })).rejects.toThrow('too old')
    const { token_hash } = await auth.db.selectFrom('password_reset').select('token_hash').executeTakeFirstOrThrow()
    expect(token_hash).not.toBe(link.reset_token)
    await expect(choose({ ...link, reset_token: token_hash })).rejects.toThrow('too old')
    await choose(link)
  })

  test('invalidates all other links when used', async () => {
    const first = await linkFor()
    auth.pass(3 * minuteMs)
    await choose(await linkFor())
    await expect(choose(first, 'et tredje kodeord her')).rejects.toThrow('too old')
  })

  test.each([
    ['kort', 'at least 10'],
    ['Passwort2027', 'first that strangers would try'],
    ['KarenKaren2027', 'name or address'],
  ])('is not used up by %s', async (password, words) => {
    const link = await linkFor()
    await expect(choose(link, password)).rejects.toThrow(words)
    await choose(link)
  })

  test('needs the same password twice', async () => {
    const { user_id, reset_token } = await linkFor()
    const body = { user_id, reset_token, password: newPassword, password_confirm: `${newPassword}!` }
    const response = await auth.send('/guest/token-reset-password/', body)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ data: { error: 'The two passwords are not the same.' } })
  })

  test.each([{}, { user_id: 'x' }, { user_id: 1.5, reset_token: 'a' }, { user_id: 99_999_999_999, reset_token: '' }])(
    'with %j is refused without an error',
    async (body) => expect((await auth.send('/guest/token-reset-password/', body)).status).toBe(422),
  )
})

describe('a change of the password', () => {
  const change = (token: string, current = karen.password) =>
    auth.client.changePassword(token, {
      current_password: current,
      password: newPassword,
      password_confirm: newPassword,
    })

  test('needs the current one, and ends all other sessions', async () => {
    const token = await auth.client.login({ ...karen })
    const other = await auth.client.login({ ...karen })
    await expect(change(token, 'not this one')).rejects.toMatchObject({ code: 'wrong-password' })
    const next = await change(token)
    await auth.client.profile(next)
    for (const ended of [token, other]) await expect(auth.client.profile(ended)).rejects.toThrow('Not logged in')
    await auth.client.login({ email: karen.email, password: newPassword })
  })

  test('needs an acceptable one, twice, and changes nothing otherwise', async () => {
    const token = await auth.client.login({ ...karen })
    const to = (password: string, password_confirm = password) =>
      auth.client.changePassword(token, { current_password: karen.password, password, password_confirm })
    await expect(to(newPassword, `${newPassword}!`)).rejects.toMatchObject({ status: 422, code: 'passwords-differ' })
    await expect(to('kort')).rejects.toMatchObject({ status: 422, code: 'password-too-short' })
    await expect(to('KarenKaren2027')).rejects.toMatchObject({ status: 422, code: 'password-too-personal' })
    await auth.client.login({ ...karen })
  })

  test('limits guesses from an open browser', async () => {
    const token = await auth.client.login({ ...karen })
    for (let guess = 1; guess <= 7; guess += 1) {
      await expect(change(token, `guess ${guess}`)).rejects.toMatchObject({ status: 403, code: 'wrong-password' })
    }
    await expect(change(token)).rejects.toMatchObject({ status: 429, code: 'too-many-tries' })
  })
})

describe('an invitation', () => {
  const jens = { email: 'jens@example.org', firstname: 'Jens', lastname: 'Kjær', languageId: 1 } as const
  const invite = (type: 'internal' | 'creditor' | 'customer') =>
    inviteUser(auth.db, { ...jens, type }, { now: auth.context.now, origins })
  const linkIn = (address: string) => {
    const { origin, pathname, searchParams } = new URL(address)
    expect([origin, pathname]).toEqual(['https://marram.example.dk', '/account/reset-password/'])
    const { target, user_id, reset_token = '' } = Object.fromEntries(searchParams)
    return { target, user_id: Number(user_id), reset_token }
  }

  test.each([
    ['internal', 'guest', 3],
    ['creditor', 'owner', 1],
    ['customer', 'guest', 2],
  ] as const)('creates an account of type %s, usable once a password is chosen', async (type, target, id) => {
    const { isNew, link } = await invite(type)
    expect([isNew, linkIn(link).target]).toEqual([true, target])
    const account = () =>
      auth.db.selectFrom('user_account').select(['type', 'confirmed_at']).where('email', '=', jens.email).execute()
    expect(await account()).toEqual([{ type: id, confirmed_at: null }])
    await choose(linkIn(link))
    expect(await account()).toEqual([{ type: id, confirmed_at: auth.context.now() }])
    await auth.client.login({ email: jens.email, password: newPassword })
  })

  test('repeated gives another link to the same account with its type', async () => {
    const first = await invite('creditor')
    const again = await invite('customer')
    expect([again.isNew, linkIn(again.link)]).toMatchObject([false, { target: 'owner' }])
    await choose(linkIn(first.link))
    expect(linkIn(first.link).user_id).toBe(linkIn(again.link).user_id)
  })

  test('is valid for a day', async () => {
    const { link } = await invite('internal')
    auth.pass(24 * 60 * minuteMs - 1)
    await choose(linkIn(link))
    const late = await invite('internal')
    auth.pass(24 * 60 * minuteMs)
    await expect(choose(linkIn(late.link))).rejects.toThrow('too old')
  })
})
