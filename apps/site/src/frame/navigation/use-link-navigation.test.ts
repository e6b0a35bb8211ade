import { afterEach, expect, test, vi } from 'vitest'
import { globalError } from '../../kit/global-error.ts'
import { followLink, goTo, navigateTo } from './use-link-navigation.ts'

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
  '%s is another site and refused by default',
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

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function go(target: string) {
  vi.stubGlobal('window', { location: { host: 'de.localhost:3000', pathname: '/info/' } })
  const navigate = vi.fn(() => Promise.resolve())
  await goTo({ navigate }, target, { replace: true })
  return navigate
}

test('a navigation without a link honours its options', async () => {
  expect(await go('/booking/step2/?a=1%2C2')).toHaveBeenCalledWith({ href: '/booking/step2/?a=1%2C2', replace: true })
})

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
  'a navigation to %s is refused and logged',
  async (target) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await go(target)).not.toHaveBeenCalled()
    expect(warned).toHaveBeenCalled()
  },
)

test('a malformed URL is a fatal 404 in place of the page, until the next navigation', async () => {
  expect(await go('/100%-linen/')).not.toHaveBeenCalled()
  expect(globalError.get()).toMatchObject({ fatal: true, statusMessage: 'Page Not Found: /100%-linen/' })
  expect(await go('/linen/?q=100%')).toHaveBeenCalledOnce()
  expect(globalError.get()).toBeNull()
})

function press(href: string) {
  const paths: string[] = []
  const preventDefault = vi.fn()
  followLink(href, { preventDefault }, { host: 'de.localhost:3000', pathname: '/info/' }, (path) => paths.push(path))
  return { isPrevented: preventDefault.mock.calls.length > 0, paths }
}

test('a click on an internal link is a client-side navigation', () => {
  expect(press('http://de.localhost:3000/strand/')).toEqual({ isPrevented: true, paths: ['/strand/'] })
})

test.each(['https://other.example/', 'mailto:info@marram.example', 'http://de.localhost:3000/services/picture.jpg'])(
  'a pressed link to %s is left to the browser',
  (href) => expect(press(href)).toEqual({ isPrevented: false, paths: [] }),
)

test('a link with a script as its target is ignored', () => {
  expect(press('javascript:alert(1)')).toEqual({ isPrevented: true, paths: [] })
})
