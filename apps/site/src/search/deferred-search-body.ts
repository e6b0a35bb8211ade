import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { SearchBody } from './search-body.tsx'

const LazyBody = lazy(async () => ({ default: (await import('./search-body.tsx')).SearchBody }))

/** The server writes the houses found; the grammar and the parts of a search are a fifth of the page's script. */
export const searchBodyHere = createIsomorphicFn()
  .server(() => SearchBody)
  .client(() => LazyBody)
