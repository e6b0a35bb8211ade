import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { FrontSections } from './front-sections.tsx'

const LazySections = lazy(async () => ({ default: (await import('./front-sections.tsx')).FrontSections }))

/** The server writes them with the page; a browser fetches what draws rich text after the first part of the page is alive. */
const sectionsHere = createIsomorphicFn()
  .server(() => FrontSections)
  .client(() => LazySections)

export function DeferredFrontSections() {
  const Sections = sectionsHere()
  return (
    <PartBoundary>
      <Sections />
    </PartBoundary>
  )
}
