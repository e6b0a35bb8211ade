import * as v from 'valibot'
import { richText } from './rich-text-shape.ts'
import { flag, listOf, number, sys, text } from './shape-parts.ts'
import { asset, employee, link, rawLink, toLink } from './simple-shapes.ts'

const titled = { sys, title: text }
/** Asked for under a name of its own: one query may not call both a rich text and a plain one `text`. */
const body = v.nullable(richText)

export const sectionBanner = v.object({
  __typename: v.literal('SectionBanner'),
  ...titled,
  text,
  image: v.nullable(asset),
  link: v.nullable(link),
  url: text,
  linkText: text,
  colour: text,
})
export type SectionBanner = v.InferOutput<typeof sectionBanner>

export const faq = v.object({ sys, question: v.string(), answer: body })
export type Faq = v.InferOutput<typeof faq>

/** A way into the site, shown as a card. */
export const entrance = v.pipe(
  v.object({ ...rawLink.entries, text, image: v.nullable(asset) }),
  v.transform((raw) => ({ ...toLink(raw), text: raw.text, image: raw.image })),
)
export type Entrance = v.InferOutput<typeof entrance>

const sectionText = v.object({ __typename: v.literal('SectionText'), ...titled, content: body })

export const sectionSearch = v.object({
  __typename: v.literal('SectionSearch'),
  ...titled,
  headerShown: flag,
  initialDisplayMode: text,
  paginationType: text,
  resultsPerPage: number,
  searchConfig: v.nullable(v.record(v.string(), v.unknown())),
  customFilterName: text,
  isMainSearch: flag,
  listType: text,
})
export type SectionSearch = v.InferOutput<typeof sectionSearch>

export const section = v.variant('__typename', [
  sectionBanner,
  v.object({ __typename: v.literal('SectionEmployees'), ...titled, employees: listOf(employee, 'name') }),
  v.pipe(
    v.object({ __typename: v.literal('SectionStatement'), ...titled, body }),
    v.transform(({ body, ...rest }) => ({ ...rest, text: body })),
  ),
  v.object({ __typename: v.literal('SectionEntrances'), ...titled, intro: text, items: listOf(entrance, 'title') }),
  v.object({ __typename: v.literal('SectionFaq'), ...titled, faqs: listOf(faq, 'question') }),
  v.object({ __typename: v.literal('SectionGallery'), ...titled, images: listOf(asset) }),
  v.pipe(
    v.object({
      __typename: v.literal('SectionImageText'),
      ...titled,
      body,
      image: v.nullable(asset),
      imageSide: text,
      link: v.nullable(link),
      linkText: text,
    }),
    v.transform(({ body, ...rest }) => ({ ...rest, text: body })),
  ),
  v.object({ __typename: v.literal('SectionOutput'), ...titled, kind: text, html: text }),
  v.object({ __typename: v.literal('SectionQuote'), sys, quote: text, author: text }),
  sectionSearch,
  sectionText,
  v.object({ __typename: v.literal('SectionColumns'), ...titled, columns: listOf(sectionText) }),
])
export type Section = v.InferOutput<typeof section>

export const sectionNames = section.options.map((option) => option.entries.__typename.literal)
