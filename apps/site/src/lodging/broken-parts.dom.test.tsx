import { en } from '@marram/i18n/messages/en'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../kit/testing/mount.tsx'
import { LodgingDescription } from './lodging-description.tsx'
import { LodgingSurroundings } from './lodging-surroundings.tsx'
import { StayPrices } from './stay/stay-prices.tsx'
import { exampleLodging } from './testing/lodging-example.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

/** A house whose facilities and numbers throw when read, so every part that shows one of them throws. */
function unreadableLodging() {
  const { id, name, area, street } = exampleLodging()
  return new Proxy(exampleLodging(), {
    get: (_, field) => {
      const known: Record<string | symbol, unknown> = { id, name, area, street }
      if (field in known) return known[field]
      throw new Error(`${String(field)} cannot be read.`)
    },
  })
}

async function failedParts(element: ReactNode): Promise<number> {
  const page = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <p>The page.</p>
      {element}
    </QueryClientProvider>,
    'en',
  )
  expect(page.text()).toMatch(/^The page\./)
  return page.text().split(en.ui.partFailed).length - 1
}

test('a broken description, facility list or plan loses only itself, neither the other parts nor the page', async () => {
  expect(await failedParts(<LodgingDescription lodging={unreadableLodging()} />)).toBe(3)
})

test('a broken calendar or year loses only itself, never the page', async () => {
  expect(await failedParts(<StayPrices lodging={unreadableLodging()} />)).toBe(2)
})

test('broken reviews, maps and house strips lose only themselves, never the page', async () => {
  expect(await failedParts(<LodgingSurroundings lodging={unreadableLodging()} query="" />)).toBeGreaterThanOrEqual(2)
})
