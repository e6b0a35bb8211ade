import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentType } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { documentScope } from '../kit/scope/document-scope.ts'
import { ensurePageMessages } from '../kit/scope/page-messages.ts'
import { ServedHtml } from '../kit/served-html.tsx'
import { Areas } from './areas.tsx'
import { GuestReviews } from './guest-reviews.tsx'
import { QuickSearches } from './quick-searches.tsx'
import { Ways } from './ways.tsx'
import { YearSection } from './year-section.tsx'

/** After a client-side navigation a part loads with its texts, which a first visit has in its HTML. */
function withTexts(load: () => Promise<ComponentType>) {
  return lazyPart(async () => {
    const [part] = await Promise.all([load(), ensurePageMessages(documentScope().edition, 'front')])
    return part
  })
}

export const LazyQuick = withTexts(async () => (await import('./quick-searches.tsx')).QuickSearches)
const LazyYear = withTexts(async () => (await import('./year-section.tsx')).YearSection)
const LazyAreas = withTexts(async () => (await import('./areas.tsx')).Areas)
const LazyReviews = withTexts(async () => (await import('./guest-reviews.tsx')).GuestReviews)
const LazyWays = withTexts(async () => (await import('./ways.tsx')).Ways)

const partsHere = createIsomorphicFn()
  .server(() => ({ Quick: QuickSearches, Year: YearSection, Areas, Reviews: GuestReviews, Ways }))
  .client(() => ({ Quick: LazyQuick, Year: LazyYear, Areas: LazyAreas, Reviews: LazyReviews, Ways: LazyWays }))

type FrontPartName = keyof ReturnType<typeof partsHere>

/** A part with nothing but links and text, so that no browser hydrates it. */
export function FrontPart({ name }: { name: FrontPartName }) {
  const Part = partsHere()[name]
  return (
    <PartBoundary>
      <ServedHtml>
        <Part />
      </ServedHtml>
    </PartBoundary>
  )
}
