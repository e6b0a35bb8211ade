import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classifyTarget, mayNavigate } from './navigation-target.ts'

const place = { ownHosts: ['de.marram.example', 'da.marram.example', 'localhost:3000'], currentPath: '/a/b/' }
const classify = (href: string) => classifyTarget(href, place)

test.each(['#', '#preise', '#/x'])('%j stays in the page', (hash) => {
  expect(classify(hash)).toEqual({ kind: 'in-page', hash })
})

test.each([
  ['/ferienhaus-m1234/', '/ferienhaus-m1234/'],
  ['/Ferienhaus-M1234', '/ferienhaus-m1234/'],
  ['/services/images/Own/X', '/services/images/Own/X'],
  ['/Preise.PDF', '/Preise.PDF'],
  ['/a/?x=A#Y', '/a/?x=A#Y'],
  ['/a/?x=1#y', '/a/?x=1#y'],
  ['c/', '/a/b/c/'],
  ['../c/', '/a/c/'],
  ['?seite=2', '/a/b/?seite=2'],
  ['', '/a/b/'],
  ['https://de.marram.example/x/', '/x/'],
  ['http://DA.marram.example/x/', '/x/'],
  ['//de.marram.example/x/', '/x/'],
  ['http://localhost:3000/x/', '/x/'],
  ['https://de.marram.example//evil.example/', '/evil.example/'],
  ['https:evil.example', '/a/b/evil.example'],
])('%j is the internal page %s', (href, path) => {
  expect(classify(href)).toEqual({ kind: 'internal', path })
})

test.each([
  ['https://evil.example/', 'https://evil.example/'],
  ['//evil.example/', 'https://evil.example/'],
  ['/\\evil.example/', 'https://evil.example/'],
  ['\\\\evil.example/', 'https://evil.example/'],
  ['https://de.marram.example@evil.example/', 'https://de.marram.example@evil.example/'],
  ['https://de.marram.example.evil.example/', 'https://de.marram.example.evil.example/'],
  ['https://de.marram.example:8443/', 'https://de.marram.example:8443/'],
  ['http://localhost:3001/', 'http://localhost:3001/'],
  ['mailto:post@marram.example', 'mailto:post@marram.example'],
  ['tel:+4575001966', 'tel:+4575001966'],
])('%j is external', (href, url) => {
  expect(classify(href)).toEqual({ kind: 'external', url })
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://de.marram.example/1',
  'file:///etc/passwd',
  'about:blank',
  'intent://x',
  'https://',
  'http://[',
])('%j is rejected', (href) => {
  expect(classify(href)).toEqual({ kind: 'refused' })
})

describe('permission to navigate', () => {
  test('external only if allowed, rejected never', () => {
    const hrefs = ['#a', '/a/', 'https://evil.example/', 'javascript:alert(1)']
    expect(hrefs.map((href) => mayNavigate(classify(href), false))).toEqual([true, true, false, false])
    expect(hrefs.map((href) => mayNavigate(classify(href), true))).toEqual([true, true, true, false])
  })
})

test('an internal path stays on our host', () => {
  const part = fc.constantFrom('/', '\\', '..', 'a', ':', '//', '@', 'evil.example', '?', '#', '%2f', '\t', 'https:')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const target = classify(parts.join(''))
      if (target.kind !== 'internal') return
      expect(new URL(target.path, 'https://de.marram.example').host).toBe('de.marram.example')
    }),
    { numRuns: 1000 },
  )
})

test('an address of only slashes or dots takes linear time', () => {
  const place = { ownHosts: ['own.example'] }
  const [slashes, dots] = ['/'.repeat(50_000), '.'.repeat(50_000)]
  expect(classifyTarget(`/a${slashes}x`, place)).toEqual({ kind: 'internal', path: `/a${slashes}x/` })
  expect(classifyTarget(`/a${slashes}`, place)).toEqual({ kind: 'internal', path: '/a/' })
  expect(classifyTarget(`/${dots}x/A`, place)).toEqual({ kind: 'internal', path: `/${dots}x/a/` })
})
