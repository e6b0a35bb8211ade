import * as v from 'valibot'
import { listOf } from './shape-parts.ts'
import { type NavEntry, navEntry } from './views.generated.ts'

/** An entry of a menu with everything below it. A link leads to `internalLink.path`, else to `customLink`. */
export type NavItem = NavEntry & { items: NavItem[] }

/** The deepest level of the query has no `items` any more. */
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
