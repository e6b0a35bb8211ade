import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { Footer } from './footer.tsx'

const LazyFooter = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }))

/** The server writes the footer with the page; a browser fetches its script when a guest comes near it. */
export const footerHere = createIsomorphicFn()
  .server(() => Footer)
  .client(() => LazyFooter)
