import * as v from 'valibot'
import { listOf } from './shape-parts.ts'
import { type NavEntry, navEntry } from './views.generated.ts'

/** A menu entry with its descendants. It links to `internalLink.path`, or else to `customLink`. */
export type NavItem = NavEntry & { items: NavItem[] }

/** The deepest level of the query has no `items`. */
export const navItem: v.GenericSchema<unknown, NavItem> = v.object({
  ...navEntry.entries,
  items: v.optional(
    listOf(
      v.lazy(() => navItem),
      'title',
    ),
    null,
  ),
})
