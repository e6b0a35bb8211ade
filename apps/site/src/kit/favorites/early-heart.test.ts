import { expect, test, vi } from 'vitest'

class Heart {
  readonly attributes = new Map([['aria-pressed', 'false']])
  readonly dataset: { heart?: string }
  constructor(heart?: string) {
    this.dataset = heart === undefined ? {} : { heart }
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }
}

async function openPage(hearts: readonly Heart[]) {
  vi.resetModules()
  const page = Object.assign(new EventTarget(), {
    cookie: '',
    visibilityState: 'visible',
    querySelectorAll: (selector: string) => hearts.filter(({ dataset }) => selector.includes(`"${dataset.heart}"`)),
  })
  vi.stubGlobal('HTMLElement', Heart)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { protocol: 'https:' } }))
  const { pressHeart } = await import('./early-heart.ts')
  const { favoritesStore } = await import('./favorites-list.ts')
  const press = (heart: Heart) => pressHeart(heart as unknown as Element)
  return { page, press, favoritesStore }
}

test('a heart fills before React, wherever its house is shown, and the list is written once', async () => {
  const [heart, twin, other] = [new Heart('7'), new Heart('7'), new Heart('8')]
  const { page, press, favoritesStore } = await openPage([heart, twin, other])
  expect(press(heart)).toBe(true)
  expect([heart, twin, other].map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false'])
  await vi.waitFor(() => expect(page.cookie).toContain('favorites=7;'))
  // React reads the same state when it hydrates the heart.
  expect(favoritesStore.get().ids).toEqual([7])
  expect(press(twin)).toBe(true)
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  expect(favoritesStore.get().ids).toEqual([])
})

test('any other control waits for React', async () => {
  const { page, press } = await openPage([])
  expect(press(new Heart())).toBe(false)
  expect(page.cookie).toBe('')
})
