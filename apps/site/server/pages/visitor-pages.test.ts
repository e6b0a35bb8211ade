import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashesOf } from '../kit/content-security.ts'
import { createAnswerPage } from './answer-page.ts'
import { createPersonalPage } from './personal-page.ts'

const headers = { 'X-Content-Type-Options': 'nosniff' }
const request = new Request('https://site/account/')
const answer = { kind: 'account', form: 'login', code: 'login-refused', fields: [], values: {} } as const

function personal(status = 200) {
  const asked: unknown[][] = []
  const stream = async (...args: unknown[]) => {
    asked.push(args)
    return new Response('page', { status, headers: { 'content-type': 'text/html', 'cache-control': 'public' } })
  }
  return { asked, page: createPersonalPage({ renderer: { stream }, headers, policy: contentSecurityPolicy }) }
}

test('a personal page is not stored, and its scripts carry a unique nonce', async () => {
  const { asked, page } = personal()
  const visit = { details: null, hold: null }
  const responses = [await page(request, 'de', { visit, status: 422 }), await page(request, 'de')]
  expect(responses.map(({ status }) => status)).toEqual([422, 200])
  const nonces = asked.map(([edition, sent, nonce, own]) => {
    expect([edition, sent]).toEqual(['de', request])
    expect(own).toEqual(own === asked[0]?.[3] ? { visit } : {})
    return String(nonce)
  })
  expect(new Set(nonces).size).toBe(2)
  for (const [at, nonce] of nonces.entries()) {
    expect(nonce).toMatch(/^[A-Za-z\d+/]{22}==$/)
    expect(Object.fromEntries(responses[at]?.headers ?? [])).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({ scriptSources: [`'nonce-${nonce}'`] }),
      'content-type': 'text/html',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
  }
})

test('a personal page that fails has an error status', async () => {
  expect((await personal(500).page(request, 'de', { status: 422 })).status).toBe(500)
})

test.each([
  [200, 422],
  [500, 500],
])('a page with a visitor’s input, rendered with %i, is sent with %i and not stored', async (rendered, sent) => {
  const asked: unknown[][] = []
  const show = createAnswerPage({
    renderer: {
      answer: async (...args) => {
        asked.push(args)
        return Object({ status: rendered, headers: new Headers(), text: 'page', scripts: ['a()'] })
      },
    },
    headers,
    policy: contentSecurityPolicy,
  })
  const response = await show('de', '/account/login/', answer, 422)
  expect([response.status, await response.text(), asked]).toEqual([
    sent,
    'page',
    [['de', '/account/login/', answer, null]],
  ])
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy({ scriptSources: hashesOf(['a()']) }),
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
})
