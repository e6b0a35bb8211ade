import * as v from 'valibot'
import { isKnown, sys } from './shape-parts.ts'
import { type Asset, asset, type Link, link } from './simple-shapes.ts'
import type { Embed } from './views.generated.ts'

export type { Embed, Form as FormDefinition } from './views.generated.ts'

/** A node as Contentful stores it; the site may not know its `nodeType`. */
export type RichTextNode = {
  nodeType: string
  value?: string | undefined
  marks?: { type: string }[] | undefined
  content?: RichTextNode[] | undefined
  data?: { uri?: string | undefined; target?: { sys: { id: string } } | undefined } | undefined
}

export type RichText = {
  json: RichTextNode
  links: {
    entries: { block: Embed[]; inline: Embed[]; hyperlink: Link[] }
    assets: { block: Asset[]; hyperlink: Asset[] }
  }
}

const node: v.GenericSchema<unknown, RichTextNode> = v.object({
  nodeType: v.string(),
  value: v.optional(v.string()),
  marks: v.optional(v.array(v.object({ type: v.string() }))),
  content: v.optional(v.array(v.lazy(() => node))),
  data: v.optional(v.object({ uri: v.optional(v.string()), target: v.optional(v.object({ sys })) })),
})

const present = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.filter((raw) => raw !== null)),
    v.array(item),
  )
const noLinks = (): RichText['links'] => ({
  entries: { block: [], inline: [], hyperlink: [] },
  assets: { block: [], hyperlink: [] },
})

/** Omits embedded entries of a type missing from `names`, which the site cannot render. */
export function richTextOf(
  embed: v.GenericSchema<unknown, Embed>,
  names: readonly string[],
): v.GenericSchema<unknown, RichText> {
  const embeds = v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.filter((raw) => isKnown(raw, names))),
    v.array(embed),
  )
  const links = v.object({
    entries: v.object({ block: embeds, inline: embeds, hyperlink: present(link) }),
    assets: v.object({ block: present(asset), hyperlink: present(asset) }),
  })
  // Texts nested deeper than the query come without their links.
  return v.pipe(
    v.object({ json: node, links: v.optional(links) }),
    v.transform((raw): RichText => ({ json: raw.json, links: raw.links ?? noLinks() })),
  )
}
