import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import type { EntryPlace } from '../kit/entry/resolve-entry.ts'
import { lazyPart } from '../kit/lazy-part.ts'
import { EntryPageView } from './entry-page.tsx'

const LazyPage = lazyPart(async () => (await import('./entry-page.tsx')).EntryPageView)
const pageHere = createIsomorphicFn()
  .server(() => EntryPageView)
  .client(() => LazyPage)

/** For routes that seldom show an editors' page: the server renders it, a browser loads its components on demand. */
export function DeferredEntryPage(place: EntryPlace) {
  const Page = pageHere()
  return (
    <Suspense>
      <Page {...place} />
    </Suspense>
  )
}
