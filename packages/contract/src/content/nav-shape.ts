import * as v from 'valibot'
import { listOf, sys, text } from './shape-parts.ts'
import { type Asset, asset, type Link, link } from './simple-shapes.ts'

/** An entry of a menu with everything below it. A link leads to `internalLink.path`, else to `customLink`. */
export type NavItem = {
  sys: { id: string }
  title: string
  type: 'Link' | 'Megamenu' | 'Gallery' | 'List' | null
  label: 'News' | 'Last Minute' | null
  internalLink: Link | null
  customLink: string | null
  text: string | null
  image: Asset | null
  items: NavItem[]
}

/** The deepest level of the query has no `items` any more. */
export const navItem: v.GenericSchema<unknown, NavItem> = v.object({
  sys,
  title: v.string(),
  type: v.nullable(v.picklist(['Link', 'Megamenu', 'Gallery', 'List'])),
  label: v.nullable(v.picklist(['News', 'Last Minute'])),
  internalLink: v.nullable(link),
  customLink: text,
  text,
  image: v.nullable(asset),
  items: v.optional(
    listOf(
      v.lazy(() => navItem),
      'title',
    ),
    null,
  ),
})
