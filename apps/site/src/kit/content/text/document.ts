import type { Embed, RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import type { Asset, Link } from '@marram/contract/content/simple-shapes'
import { type HeadingLevel, type Outline, outlineOf } from '../rules/outline.ts'

/** A rich text with its entries and assets resolved. */
export type Document = Outline & {
  readonly blocks: ReadonlyMap<string, Embed>
  readonly inlines: ReadonlyMap<string, Embed>
  readonly entryLinks: ReadonlyMap<string, Link>
  readonly assets: ReadonlyMap<string, Asset>
  readonly log: (message: string) => void
}

export function readDocument(
  { json, links }: RichTextValue,
  level: HeadingLevel,
  idPrefix: string,
  log: (message: string) => void,
): Document {
  const { entries, assets } = links
  return {
    ...outlineOf(json, level, idPrefix),
    blocks: bySysId(entries.block),
    inlines: bySysId(entries.inline),
    entryLinks: new Map(entries.hyperlink.map((link) => [link.id, link])),
    assets: bySysId([...assets.block, ...assets.hyperlink]),
    log,
  }
}

function bySysId<T extends { readonly sys: { readonly id: string } }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.sys.id, item]))
}
