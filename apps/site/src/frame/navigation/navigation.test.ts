import { expect, test } from 'vitest'
import { navigateTo } from './navigation.ts'

function attempt(target: string, external = false) {
  const went: string[] = []
  const navigator = {
    ownHost: 'de.localhost:3000',
    currentPath: '/info/',
    go: (path: string) => void went.push(`go ${path}`),
    load: (url: string) => void went.push(`load ${url}`),
  }
  return { allowed: navigateTo(target, navigator, { external }), went }
}

test.each([
  ['/strand/?a=1#b', 'go /strand/?a=1#b'],
  ['http://de.localhost:3000/strand/', 'go /strand/'],
  ['#karte', 'go /info/#karte'],
])('%s stays on the site', (target, expected) => {
  expect(attempt(target)).toEqual({ allowed: true, went: [expected] })
})

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', 'http://da.localhost:3000/'])(
  '%s is another site and refused unless asked for',
  (target) => {
    expect(attempt(target)).toEqual({ allowed: false, went: [] })
    expect(attempt(target, true).went[0]).toMatch(/^load http/)
  },
)

test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  '%s is refused even when external targets are allowed',
  (target) => {
    expect(attempt(target, true)).toEqual({ allowed: false, went: [] })
  },
)
