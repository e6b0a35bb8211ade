import { importEntries } from '@marram/content/import'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { type Answer, visit } from '@marram/testkit/visit'
import { approveComment, removeComment } from '@marram/workers/comments/staff-comments'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

let agency: Agency
const pageId = 'page-forms-test'
const formId = 'form-test'
const de = (value: unknown) => ({ 'de-DE': value })
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const fields = [
  { name: 'name', kind: 'text', label: 'Ihr Name', required: true },
  { name: 'email', kind: 'email', label: 'Ihre E-Mail', required: true },
  { name: 'message', kind: 'textarea', label: 'Ihre Nachricht', required: true },
]
const embedded = {
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'embedded-entry-block', data: { target: link(formId) }, content: [] }],
}

beforeAll(async () => {
  agency = await startAgency()
  const entry = (contentType: string, id: string, values: object) => ({
    sys: { id, contentType },
    fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, de(value)])),
  })
  await importEntries(agency.database.db, {
    assets: [],
    entries: [
      entry('department', 'department-test', { title: 'Testbüro', email: 'buero@marram.example', sortOrder: 99 }),
      entry('form', formId, { title: 'Frage', fields, submitLabel: 'Los', recipient: link('department-test') }),
      entry('blog', 'blog-quiet', {
        title: 'Stiller Beitrag',
        slug: 'stiller-beitrag',
        datePublished: '2026-01-01',
        settings: { comments: false },
      }),
      entry('page', pageId, {
        title: 'Schreiben Sie uns',
        slug: 'formular-test',
        layout: 'page',
        template: 'standard',
        content: embedded,
      }),
    ],
  })
}, 120_000)
afterAll(() => agency?.stop())

const sameOrigin = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const post = (path: string, values: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> =>
  visit(agency.port, path, {
    method: 'POST',
    headers: { ...sameOrigin, ...headers },
    body: `${new URLSearchParams(values)}`,
  })
const mails = () => agency.database.db.selectFrom('mail').selectAll().orderBy('created_at').execute()
const filled = { name: 'Karen', email: 'karen@example.org', message: 'Moin & <b>Hallo</b>', _page: '/formular-test/' }

describe("an editor's form on a page, without script", () => {
  // spec: entity Content: form
  test('is rendered and sent to its department', async () => {
    const page = await visit(agency.port, '/formular-test/')
    expect(page.status).toBe(200)
    expect(page.text).toContain(`action="/api/forms/${formId}/"`)
    const sent = await post(`/api/forms/${formId}/`, filled)
    expect([sent.status, sent.headers.location]).toEqual([303, `/formular-test/#sent-${formId}`])
    await vi.waitFor(async () => expect(await mails()).toMatchObject([{ state: 'kept' }]))
    expect(await mails()).toMatchObject([{ recipient: 'buero@marram.example', reply_to: 'karen@example.org' }])
  })
  test('is shown again with its errors and values, and without scripts', async () => {
    const answer = await post(`/api/forms/${formId}/`, { ...filled, email: 'karen' })
    expect([answer.status, answer.headers['cache-control']]).toEqual([422, 'no-store'])
    expect(answer.text).toContain('value="karen"')
    expect(answer.text).toContain('Moin &amp; &lt;b&gt;Hallo&lt;/b&gt;')
    expect(answer.text).toContain('„Ihre E-Mail“ ist noch nicht vollständig')
    expect(answer.text).not.toMatch(/<script[^>]*src=/)
    const next = await visit(agency.port, '/formular-test/')
    expect(next.text).not.toContain('karen')
  })
  test('is refused from another site', async () => {
    expect((await post(`/api/forms/${formId}/`, filled, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})

test('the newsletter is confirmed by a button, not by a link', async () => {
  await agency.database.db.deleteFrom('mail').execute()
  const response = await post('/api/newsletter/', { email: 'karen@example.org', _page: '/' })
  expect([response.status, response.headers.location]).toEqual([303, '/#sent-newsletter'])
  const token = /\?token=(\w+)/.exec((await mails())[0]?.text_body ?? '')?.[1] ?? ''
  const page = await visit(agency.port, `/newsletter/confirm/?token=${token}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain(`value="${token}"`)
  const subscriptions = () => agency.database.db.selectFrom('newsletter_subscription').select('state').execute()
  expect(await subscriptions()).toEqual([{ state: 'pending' }])
  const confirmed = await post('/api/newsletter/confirm/', { token })
  expect([confirmed.status, confirmed.headers.location]).toEqual([303, '/newsletter/confirmed/'])
  expect(await subscriptions()).toEqual([{ state: 'confirmed' }])
  expect((await visit(agency.port, '/newsletter/confirmed/')).text).toContain(
    'Willkommen, Sie bekommen jetzt unseren Newsletter',
  )
})

describe('comments on a post', () => {
  const path = '/blog/bernstein-nach-dem-sturm/'
  const db = () => agency.database.db
  const evil = '<script>alert(1)</script>\u202e<img src=x onerror=alert(2)> https://pills.example'
  const comment = {
    parentType: 'blog',
    parentId: 'blog-amber',
    replyTo: '',
    name: 'Karen',
    email: '',
    comment: evil,
    _page: path,
  }
  const held = () => db().selectFrom('comment').select('id').where('state', '=', 'held').executeTakeFirst()
  const read = async () => (await visit(agency.port, path)).text

  test('appear escaped on the stored page once staff approve them, and disappear when staff remove them', async () => {
    expect(await read()).toContain('6 Kommentare')
    const sent = await post('/api/comments/', comment)
    expect([sent.status, sent.headers.location]).toEqual([303, `${path}#sent-comment-form`])
    expect(await read()).not.toContain('pills.example')
    const id = (await held())?.id ?? 0
    await approveComment(db(), id, { now: new Date(), origins: { da: '', de: '', en: '' } })
    await vi.waitFor(async () => expect(await read()).toContain('7 Kommentare'))
    const page = await read()
    expect(page).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt; https://pills.example',
    )
    expect(page).not.toMatch(/<script>alert|<img src=x|\u202e|href="https:\/\/pills/)
    expect(page).toContain('"commentCount":7')
    await removeComment(db(), id, { now: new Date() })
    await vi.waitFor(async () => expect(await read()).not.toContain('pills.example'))
  })
  test('that are too long are shown again with their text and an error', async () => {
    const long = evil.padEnd(100_000, 'x')
    const answer = await post('/api/comments/', { ...comment, comment: long })
    expect([answer.status, answer.headers['cache-control']]).toEqual([422, 'no-store'])
    expect(answer.text).toContain('Bitte kürzen Sie „Kommentar“ auf höchstens 5000 Zeichen.')
    expect(answer.text).toContain(`&lt;script&gt;alert(1)&lt;/script&gt;`)
    expect(answer.text).toContain('x'.repeat(99_000))
    expect(answer.text).not.toMatch(/<script>alert|<img src=x/)
  })
  test('can be replied to without script: the page is shown with a reply form', async () => {
    const id = /id="comment-(\d+)"/.exec(await read())?.[1] ?? ''
    const answer = await post('/api/comments/', { ...comment, comment: 'Moin', answerTo: id })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(`name="replyTo" value="${id}"`)
    expect(answer.text).toContain('Ihre Antwort an')
    expect(answer.text).toContain('>Moin</textarea>')
  })
  test('are hidden and refused if editors have switched them off', async () => {
    const page = await visit(agency.port, '/blog/stiller-beitrag/')
    expect([page.status, page.text.includes('id="comments"')]).toEqual([200, false])
    expect((await post('/api/comments/', { ...comment, parentId: 'blog-quiet' })).status).toBe(403)
  })
})

test('the workers respond below their prefix', async () => {
  const headers = { 'x-public-key': 'marram-demo' }
  const { status, text } = await visit(agency.port, '/services/workers/client/ip/', { method: 'POST', headers })
  expect([status, JSON.parse(text).data.client]).toEqual([200, '127.0.0.1'])
})

describe('a shared list, without script', () => {
  const editions = ['da', 'de', 'en'] as const
  type Edition = (typeof editions)[number]
  const open = (edition: Edition, path: string, cookie = '') =>
    visit(agency.port, path, { host: `${edition}.localhost:${agency.port}`, headers: { cookie } })
  const mainOf = ({ text }: Answer) => /<main[ >].*<\/main>/s.exec(text.replaceAll('<!-- -->', ''))?.[0] ?? ''
  const wordsOf = (answer: Answer) => mainOf(answer).replaceAll(/<[^>]+>/g, ' ')
  const send = (edition: Edition, path: string, fields: Record<string, string>, cookie = '') =>
    visit(agency.port, path, {
      method: 'POST',
      host: `${edition}.localhost:${agency.port}`,
      headers: { ...sameOrigin, cookie },
      body: `${new URLSearchParams(fields)}`,
    })
  const cookieIn = ({ headers }: Answer) => headers['set-cookie']?.split(';')[0] ?? ''
  const endsOn = Temporal.Now.plainDateISO('Europe/Copenhagen').add({ days: 5 }).toString()
  const make = async (edition: Edition) => {
    const { db } = agency.database
    const houses = await db
      .selectFrom('lodging')
      .select(['id', 'name'])
      .where('status', '=', 'active')
      .limit(3)
      .execute()
    const ids = houses.map(({ id }) => id)
    const wanted = { title: 'Sommer <3', name: 'Karen', houses: ids.join('.'), stay: '', endsOn }
    const made = await send(edition, '/api/shared-lists/', wanted)
    expect(made.status).toBe(303)
    const [first = 0, second = 0] = ids
    return { path: made.headers.location ?? '', owner: cookieIn(made), houses, first: `${first}`, second: `${second}` }
  }

  test('shows houses with prices and book buttons, takes a name, a vote and a comment, and shows the ranking', async () => {
    const { path, owner, houses, first, second } = await make('de')
    expect(path).toMatch(/^\/gemeinsam-entscheiden\/[0-9a-f]{32}\/$/)
    const opened = await open('de', path)
    expect(opened.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    const main = mainOf(opened)
    for (const { name } of houses) expect(main).toContain(`/ferienhaus-${name}/`)
    expect(main.match(/href="\/booking\/step1\/\?lodgingId=/g)).toHaveLength(3)
    expect(wordsOf(opened)).toContain('Stimmen Sie mit ab')
    expect(main).not.toContain('name="vote"')

    const joined = await send('de', path, { intent: 'join', name: 'Jens' })
    expect([joined.status, joined.headers['set-cookie']]).toEqual([303, expect.stringContaining(`Path=${path}; `)])
    const jens = cookieIn(joined)
    for (const [lodgingId, vote] of [
      [first, 'maybe'],
      [second, 'yes'],
    ] as const) {
      const voted = await send('de', path, { intent: 'vote', lodgingId, vote }, jens)
      expect([voted.status, voted.headers.location]).toEqual([303, `${path}#house-${lodgingId}`])
    }
    await send('de', path, { intent: 'comment', lodgingId: second, text: '<script>alert(1)</script>' }, owner)
    const html = mainOf(await open('de', path, jens))
    expect(html).toMatch(/value="" class="vote__button" data-vote="yes" aria-pressed="true"/)
    const [ranking = ''] = /<ol class="ranking">.*?<\/ol>/s.exec(html) ?? []
    const places = [...ranking.matchAll(/(Platz \d|Noch keine Stimme).*?href="#house-(\d+)"/gs)].map((found) =>
      found.slice(1),
    )
    expect(places.slice(0, 2)).toEqual([
      ['Platz 1', second],
      ['Platz 2', first],
    ])
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('<dd>Jens</dd>')
    // The page contains nothing that allows acting for somebody else.
    const whole = (await open('de', path, jens)).text
    for (const cookie of [owner, jens]) expect(whole).not.toContain(cookie.split('=')[1])
  })

  test('reports errors, its end and its deletion in the texts of each edition', async () => {
    const words = {
      da: ['Skriv dit fornavn: kun bogstaver', 'Afstemningen sluttede', 'Listen findes ikke'],
      de: ['Bitte geben Sie Ihren Vornamen ein', 'Die Abstimmung ist seit', 'Diese Liste gibt es nicht'],
      en: ['Please enter your first name: letters', 'The vote ended on', 'This list doesn’t exist'],
    }
    for (const edition of editions) {
      const { path, owner } = await make(edition)
      const [wrong = '', ended = '', gone = ''] = words[edition]
      const refused = await send(edition, path, { intent: 'join', name: '123 go' })
      expect([refused.status, wordsOf(refused)]).toEqual([422, expect.stringContaining(wrong)])
      expect(refused.text).toContain('value="123 go"')
      await send(edition, path, { intent: 'end' }, owner)
      const over = await open(edition, path)
      expect(wordsOf(over)).toContain(ended)
      expect(mainOf(over)).not.toContain('name="name"')
      expect((await send(edition, path, { intent: 'delete' }, owner)).status).toBe(303)
      const missing = await open(edition, path)
      expect([missing.status, wordsOf(missing)]).toEqual([404, expect.stringContaining(gone)])
    }
  })
})
