import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../kit/testing/mount.tsx'
import { FooterPartners } from './footer-partners.tsx'

const partners = ['energy', 'golf', 'fish', 'ferry'].map((name) => ({ name, src: 'data:,', href: `/${name}/` }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// spec: constant partner rotation
test('the next partner appears after three seconds, not earlier', async () => {
  const page = await mount(<FooterPartners partners={partners} />)
  // Logos have no text to distinguish their links.
  const last = () => Object.values(page.links()).at(-1)
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  await pass(2999)
  expect(last()).toBe('/fish/')
  await pass(1)
  expect(last()).toBe('/ferry/')
})
