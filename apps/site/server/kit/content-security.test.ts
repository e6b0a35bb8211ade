import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashesOf, securityHeaders, trustScripts } from './content-security.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every inline script of the framework is allowed by its hash, once, and its mark is taken off', () => {
  const rendered = `<meta property="csp-nonce" content="n"/><script nonce="n">let a = 1</script><p>x</p><script type="module" async nonce="n">import('x')</script><script nonce="n">let a = 1</script>`
  const { html, scripts } = trustScripts(rendered, 'n')
  expect(hashesOf(scripts)).toEqual([hashOf('let a = 1'), hashOf("import('x')")])
  expect(html).not.toMatch(/nonce/)
})

test.each([
  '<script>alert(1)</script>',
  '<script nonce="guessed">alert(1)</script>',
  '<script src="/a.js" nonce="n"></script>',
  '<script type="application/ld+json" nonce="n">{"a":1}</script>',
])('%s is not allowed by a hash', (html) => {
  expect(trustScripts(html, 'n').scripts).toEqual([])
})

test('the policy allows no inline script by itself', () => {
  const scripts = contentSecurityPolicy({ scriptSources: [hashOf('x')] })
    .split('; ')
    .find((part) => part.startsWith('script-src'))
  expect(scripts).toBe(`script-src 'self' ${hashOf('x')}`)
})

test('a style element is allowed by its hash alone', () => {
  const policy = contentSecurityPolicy({ scriptSources: [], styleSources: [hashOf('p{}')] }).split('; ')
  expect(policy).toContain(`style-src 'self' ${hashOf('p{}')}`)
  expect(contentSecurityPolicy({ scriptSources: [] }).split('; ')).toContain("style-src 'self'")
})

test('a page turns to nobody else, unless a map of others is set up', () => {
  const own = contentSecurityPolicy({ scriptSources: [] }).split('; ')
  expect(own).toEqual(expect.arrayContaining(["connect-src 'self'", "img-src 'self' data: blob:", "worker-src 'self'"]))
  const withMap = contentSecurityPolicy({ scriptSources: [] }, { mapOrigins: ['https://tiles.example'] }).split('; ')
  expect(withMap).toContain("connect-src 'self' https://tiles.example")
  expect(withMap).toContain("img-src 'self' data: blob: https://tiles.example")
  expect(withMap).toContain("worker-src 'self'")
})

test('browsers are told to insist on HTTPS only over HTTPS', () => {
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security')
  expect(securityHeaders(true)['Strict-Transport-Security']).toContain('max-age=31536000')
})

test('a chat or a statistic may load and send where the operator says, and nothing else may', () => {
  const policy = contentSecurityPolicy({ scriptSources: ["'sha256-x'"] }, { scriptOrigins: ['https://chat.example'] })
  for (const kind of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
    expect(policy).toMatch(new RegExp(`${kind} 'self'[^;]* https://chat\\.example`))
  }
  expect(contentSecurityPolicy({ scriptSources: [] })).not.toContain('https:')
})
