import * as v from 'valibot'
import { isKnown, listOf, sys, text } from './shape-parts.ts'
import { type Asset, asset, employee, formFields, type Link, link, map } from './simple-shapes.ts'

/** A node as Contentful stores it; `nodeType` may be one that the site does not know. */
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

const nullableRichText: v.GenericSchema<unknown, RichText | null> = v.nullable(v.lazy(() => richText))
const url = { url: text }
const titled = { sys, title: text }

/** A form with the fields of one edition. */
export const form = v.object({
  __typename: v.literal('Form'),
  ...titled,
  fields: formFields,
  submitLabel: text,
  thankYou: nullableRichText,
})
export type FormDefinition = v.InferOutput<typeof form>

const embed = v.variant('__typename', [
  v.object({ __typename: v.literal('Accordion'), ...titled, content: nullableRichText }),
  v.pipe(
    v.object({ __typename: v.literal('Fact'), ...titled, body: nullableRichText }),
    v.transform(({ body, ...rest }) => ({ ...rest, text: body })),
  ),
  form,
  v.object({
    __typename: v.literal('ImageWithLink'),
    sys,
    image: v.nullable(asset),
    alt: text,
    link: v.nullable(link),
    ...url,
  }),
  v.object({
    __typename: v.literal('CallToAction'),
    ...titled,
    type: text,
    buttonShape: text,
    internalLink: v.nullable(link),
    ...url,
  }),
  v.object({ __typename: v.literal('MapBlock'), sys, map: v.nullable(map) }),
  v.object({ __typename: v.literal('Video'), ...titled, ...url }),
  v.object({ __typename: v.literal('Output'), sys, kind: text, text, entry: v.nullable(link), html: text }),
  v.object({ __typename: v.literal('EmployeeBlock'), ...titled, employees: listOf(employee, 'name') }),
  v.object({ __typename: v.literal('EmployeeReference'), sys, employee: v.nullable(employee) }),
])
/** A block or inline entry inside a rich text. */
export type Embed = v.InferOutput<typeof embed>

export const embedNames = embed.options.map((option) => option.entries.__typename.literal)

const embeds = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.filter((raw) => isKnown(raw, embedNames))),
  v.array(embed),
)
const present = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.filter((raw) => raw !== null)),
    v.array(item),
  )
const links = v.object({
  entries: v.object({ block: embeds, inline: embeds, hyperlink: present(link) }),
  assets: v.object({ block: present(asset), hyperlink: present(asset) }),
})
const noLinks = (): RichText['links'] => ({
  entries: { block: [], inline: [], hyperlink: [] },
  assets: { block: [], hyperlink: [] },
})

/** Texts nested deeper than the query looks come without their links. */
export const richText: v.GenericSchema<unknown, RichText> = v.pipe(
  v.object({ json: node, links: v.optional(links) }),
  v.transform((raw): RichText => ({ json: raw.json, links: raw.links ?? noLinks() })),
)
