import type { SearchScope } from '../search-scope.tsx'

/** What the bar needs of a search; the front page has no more than this. */
export type BarScope = Pick<SearchScope, 'state' | 'change' | 'counts' | 'places'>

export const barParts = ['where', 'arrival', 'nights', 'guests'] as const
export type BarPart = (typeof barParts)[number]
