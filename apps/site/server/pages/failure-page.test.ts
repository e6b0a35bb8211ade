import { refuse, replyFault, replyRefusal } from '@marram/service-kit/envelope'
import { outageRefusal } from '@marram/service-kit/outage'
import { tooMany } from '@marram/service-kit/rate-limit'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashesOf } from '../kit/content-security.ts'
import { createFailurePage, isShownFailure } from './failure-page.ts'

const failurePage = createFailurePage({
  headers: { 'X-Frame-Options': 'DENY' },
  policy: contentSecurityPolicy,
  agency: () => null,
  isOpen: () => true,
})
const browser = { accept: 'text/html,*/*;q=0.8' }
const requestWith = (method = 'GET') =>
  new Request('http://de.localhost/ferienhaus-b1234/?adults=3', { method, headers: browser })
const outage = () => replyRefusal(outageRefusal())

test.each([
  ['da', outage(), 503, '30', 'Siden kan ikke vises lige nu', 'Prøv igen'],
  ['de', outage(), 503, '30', 'Diese Seite können wir gerade nicht anzeigen', 'Noch einmal versuchen'],
  ['en', outage(), 503, '30', 'We can’t show this page right now', 'Try again'],
  ['da', replyRefusal(tooMany(7)), 429, '7', 'Lige et øjeblik', 'Prøv igen'],
  ['de', replyRefusal(tooMany(7)), 429, '7', 'Einen Moment, bitte', 'Noch einmal versuchen'],
  ['en', replyRefusal(tooMany(7)), 429, '7', 'One moment, please', 'Try again'],
  ['de', replyFault(), 500, '30', 'Bei uns ist etwas schiefgegangen', 'Noch einmal versuchen'],
] as const)(
  'the page of %s explains the failure and when to retry',
  async (edition, refused, status, after, title, again) => {
    const response = await failurePage(edition, requestWith(), refused)
    const { headers } = response
    expect([response.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      status,
      after,
      'no-store',
    ])
    expect([headers.get('content-type'), headers.get('x-frame-options')]).toEqual(['text/html; charset=utf-8', 'DENY'])
    const html = await response.text()
    expect(html).toContain(`<html lang="${edition}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(`<a class="first" href="">${again}</a>`)
  },
)

test.each([
  ['da', 'Der er mange gæster lige nu'],
  ['de', 'Gerade ist viel los'],
  ['en', 'We’re very busy right now'],
] as const)('the page of %s says that there are many guests', async (edition, title) => {
  const html = await (await failurePage(edition, requestWith(), outage(), 'crowded')).text()
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(Buffer.byteLength(html)).toBeLessThan(5000)
})

test('the page is self-contained, and its policy allows its styles and no script', async () => {
  const response = await failurePage('de', requestWith(), outage())
  const html = await response.text()
  expect(html).not.toMatch(/<script|<img|stylesheet|url\(/)
  const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' ${hashesOf([css])[0]};`)
})

test('after a form the page offers no link to the form’s address', async () => {
  const html = await (await failurePage('en', requestWith('POST'), outage())).text()
  expect(html).not.toContain('href=""')
  expect(html).toContain('check your email')
})

test.each([
  ['an outage', outage(), true],
  ['a limit', replyRefusal(tooMany(7)), true],
  ['a fault', replyFault(), true],
  ['an answer', Response.json({ data: {} }), false],
  ['a form that is wrong', replyRefusal(refuse(422, 'form-invalid', 'Not valid.')), false],
  ['a page of its own', new Response('<p>', { status: 503, headers: { 'content-type': 'text/html' } }), false],
])('%s is shown to browsers as a page: %s', (_, response, isShown) => {
  expect(isShownFailure(requestWith(), response)).toBe(isShown)
  expect(isShownFailure(new Request('http://de.localhost/', { headers: { accept: '*/*' } }), response)).toBe(false)
})
