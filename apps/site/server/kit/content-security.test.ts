import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  developmentPolicy,
  hashesOf,
  securityHeaders,
  trustScripts,
} from './content-security.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each inline script of the framework is allowed by its hash, and its nonce is removed', () => {
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
])('%s gets no hash', (html) => {
  expect(trustScripts(html, 'n').scripts).toEqual([])
})

test('the policy allows no inline script by default', () => {
  const scripts = contentSecurityPolicy({ scriptSources: [hashOf('x')] })
    .split('; ')
    .find((part) => part.startsWith('script-src'))
  expect(scripts).toBe(`script-src 'self' ${hashOf('x')}`)
})

test('a style element is allowed by its hash only', () => {
  const policy = contentSecurityPolicy({ scriptSources: [], styleSources: [hashOf('p{}')] }).split('; ')
  expect(policy).toContain(`style-src 'self' ${hashOf('p{}')}`)
  expect(contentSecurityPolicy({ scriptSources: [] }).split('; ')).toContain("style-src 'self'")
})

test('a page contacts no other host, unless an external map is configured', () => {
  const own = contentSecurityPolicy({ scriptSources: [] }).split('; ')
  expect(own).toEqual(expect.arrayContaining(["connect-src 'self'", "img-src 'self' data: blob:", "worker-src 'self'"]))
  const withMap = contentSecurityPolicy({ scriptSources: [] }, { mapOrigins: ['https://tiles.example'] }).split('; ')
  expect(withMap).toContain("connect-src 'self' https://tiles.example")
  expect(withMap).toContain("img-src 'self' data: blob: https://tiles.example")
  expect(withMap).toContain("worker-src 'self'")
})

test('the complete policy with every option configured', () => {
  const outside = {
    frameHosts: ['films.example', 'video.example'],
    mapOrigins: ['https://tiles.example', 'https://glyphs.example'],
    scriptOrigins: ['https://chat.example', 'https://count.example'],
  }
  const scripts = 'https://chat.example https://count.example'
  const maps = 'https://tiles.example https://glyphs.example'
  expect(contentSecurityPolicy({ scriptSources: ["'a'", "'b'"], styleSources: ["'c'"] }, outside).split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' 'a' 'b' ${scripts}`,
    "style-src 'self' 'c'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${maps} ${scripts}`,
    "font-src 'self'",
    `connect-src 'self' ${maps} ${scripts}`,
    "worker-src 'self'",
    `frame-src 'self' https://films.example https://video.example ${scripts}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ])
  expect(contentSecurityPolicy({ scriptSources: [] })).toContain("frame-src 'self'; ")
  expect(contentSecurityPolicy({ scriptSources: [] })).toContain("script-src 'self'; ")
  expect(developmentPolicy()).toBe("default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws:; frame-ancestors 'none'")
})

test('every answer carries the same headers, plus HSTS over HTTPS', () => {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
  expect(securityHeaders(false)).toEqual(headers)
  expect(securityHeaders(true)).toEqual({
    ...headers,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  })
})

test.each([
  ['<script nonce="n">a', []],
  ['<script nonce="n"', []],
  ['<script>a</script><script nonce="n">b</script>', ['b']],
  ['<script nonce="n" SRC="/a.js"></script><script nonce="n">b</script>', ['b']],
  ['<script nonce="n" type="application/json">a</script>', []],
  ['<script nonce="n" type="speculationrules">a</script>', []],
  ['<script nonce="n" data-src="x">a</script>', ['a']],
])('the trusted scripts of %s are %j', (html, scripts) => {
  expect(trustScripts(html, 'n').scripts).toEqual(scripts)
})

test('the nonce is removed from the head, and text that mentions it stays in the body', () => {
  const meta = '<meta property="csp-nonce" content="n"/>'
  expect(trustScripts(`<head><title>a</title>${meta}<b></head><p>`, 'n').html).toBe(
    '<head><title>a</title><b></head><p>',
  )
  expect(trustScripts(`${meta}<p>`, 'n').html).toBe('<p>')
  expect(trustScripts(`<head></head>${meta}`, 'n').html).toBe(`<head></head>${meta}`)
})

test('chat and statistics may load and send only from the configured origins', () => {
  const policy = contentSecurityPolicy({ scriptSources: ["'sha256-x'"] }, { scriptOrigins: ['https://chat.example'] })
  for (const kind of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
    expect(policy).toMatch(new RegExp(`${kind} 'self'[^;]* https://chat\\.example`))
  }
  expect(contentSecurityPolicy({ scriptSources: [] })).not.toContain('https:')
})
