import type { SectionSearch } from '@marram/contract/content/section-shape'
import { emptySearch } from '@marram/domain/criteria/search-state'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { brokenParts, watchLostParts } from '../kit/testing/broken-parts.ts'
import { mount } from '../kit/testing/mount.tsx'
import { SearchBody } from './search-body.tsx'

vi.mock('./search-host.tsx', () => ({ SearchHost: ({ children }: { children: ReactNode }) => children }))
vi.mock('./search-setting.ts', () => ({ settingOfSection: () => ({ isHeaderShown: true }) }))
vi.mock('./search-scope.tsx', () => ({
  useSearchState: () => emptySearch,
  ...brokenParts('useSearchResult', 'useSearchScope'),
}))
vi.mock('./filters/use-filter-texts.ts', () => ({
  useFilterTexts: () => ({ texts: { filters: { title: '' }, page: { skipFilters: '' } } }),
}))
vi.mock('./filters/filter-form.tsx', () => brokenParts('FilterForm'))
vi.mock('./bar/search-bar.tsx', () => brokenParts('SearchBar'))
vi.mock('./active-chips.tsx', () => brokenParts('ActiveChips'))
vi.mock('./strip/price-strip.tsx', () => brokenParts('PriceStrip'))
vi.mock('./result-head.tsx', () => brokenParts('ResultHead', 'ResultAnnouncement', 'OrderNote'))
vi.mock('./result-list.tsx', () => brokenParts('ResultList'))
vi.mock('./map/search-map.tsx', () => ({ SearchMap: () => null }))
// The test document has no observers.
vi.mock('../kit/sheet.ts', () => ({ watchSheet: () => () => {} }))
vi.mock('../kit/scope/page-messages.ts', () => ({ usePageMessages: () => ({ page: {}, urgency: {} }) }))

const section: SectionSearch = Object.create(null)

test('on the search page the bar, filters, strip, list and every other part can fail one by one, but never the page', async () => {
  const lostParts = watchLostParts()
  const page = await mount(
    <>
      <p>The page.</p>
      <SearchBody section={section} />
    </>,
  )
  expect(page.text()).toMatch(/^The page\./)
  expect(lostParts()).toEqual([
    'ActiveChips',
    'FilterForm',
    'OrderNote',
    'PriceStrip',
    'ResultAnnouncement',
    'ResultHead',
    'ResultList',
    'SearchBar',
    // The notice of the last free houses, the foot of the filter sheet, and the bar at the foot of a phone.
    'useSearchResult',
    'useSearchScope',
    'useSearchScope',
  ])
})
