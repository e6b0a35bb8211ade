import type { Measure } from './measure.ts'
import { cachedPage } from './measures/cached-page.ts'
import { uncachedPage } from './measures/uncached-page.ts'

/** What `npm run bench` measures, in this order. Add yours at the end. */
export const measures: readonly Measure[] = [cachedPage, uncachedPage]
