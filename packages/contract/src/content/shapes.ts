import * as v from 'valibot'
import { richText } from './rich-text-shape.ts'
import { section, sectionBanner, sectionNames } from './section-shape.ts'
import { dated, flag, knownOf, listOf, number, sys, text } from './shape-parts.ts'
import { asset, department, employee, link, location } from './simple-shapes.ts'

const seo = { seoTitle: text, seoDescription: text }
const body = v.nullable(richText)
const sections = knownOf(section, sectionNames)
const integers = v.pipe(
  v.nullable(v.array(v.number())),
  v.transform((numbers) => numbers ?? []),
)

export const category = v.object({
  sys,
  title: v.string(),
  slug: text,
  type: text,
  path: text,
  pageTitle: text,
  ...seo,
})
export type Category = v.InferOutput<typeof category>

/** The page above, and in it the one above that. */
const parent = v.object({ sys, title: text, path: text })
const ancestors = v.nullable(v.object({ ...parent.entries, parent: v.nullable(parent) }))

export const page = v.object({
  sys: dated,
  title: text,
  path: text,
  parent: ancestors,
  menuKey: text,
  layout: v.nullable(v.picklist(['page', 'search', 'sidebar'])),
  template: text,
  showSearchBox: flag,
  banner: v.nullable(sectionBanner),
  intro: text,
  image: v.nullable(asset),
  content: body,
  sections,
  sidebar: sections,
  noIndex: flag,
  ...seo,
})
export type Page = v.InferOutput<typeof page>

const blogParts = {
  sys: dated,
  title: v.string(),
  path: text,
  excerpt: text,
  image: v.nullable(asset),
  datePublished: v.string(),
  dateUpdated: text,
  author: v.nullable(employee),
  categories: listOf(category, 'title'),
}
export const blogSummary = v.object(blogParts)
export type BlogSummary = v.InferOutput<typeof blogSummary>

export const blogPost = v.object({
  ...blogParts,
  content: body,
  settings: v.nullable(v.record(v.string(), v.unknown())),
  ...seo,
})
export type BlogPost = v.InferOutput<typeof blogPost>

const jobParts = {
  sys: dated,
  title: v.string(),
  path: text,
  excerpt: text,
  image: v.nullable(asset),
  jobCategory: v.nullable(category),
  jobType: v.nullable(category),
  workplaces: listOf(category, 'title'),
  applicationDeadline: text,
}
export const jobSummary = v.object(jobParts)
export type JobSummary = v.InferOutput<typeof jobSummary>

export const job = v.object({ ...jobParts, video: text, content: body, contact: v.nullable(employee), ...seo })
export type Job = v.InferOutput<typeof job>

const areaParts = {
  sys: dated,
  title: v.string(),
  slug: text,
  path: text,
  bsId: number,
  locationIds: integers,
  center: v.nullable(location),
  intro: text,
  image: v.nullable(asset),
}
export const areaSummary = v.object(areaParts)
export type AreaSummary = v.InferOutput<typeof areaSummary>

export const area = v.object({ ...areaParts, department: v.nullable(department), content: body, sections, ...seo })
export type Area = v.InferOutput<typeof area>

export const streetSummary = v.object({ sys, title: v.string(), path: text, brokerStreetIds: integers })
export type StreetSummary = v.InferOutput<typeof streetSummary>

export const street = v.object({
  ...streetSummary.entries,
  sys: dated,
  areas: listOf(link, 'title'),
  content: body,
})
export type Street = v.InferOutput<typeof street>

export const setting = v.object({
  sys,
  key: v.string(),
  setting: v.nullable(v.record(v.string(), v.unknown())),
  content: body,
  page: v.nullable(link),
})
export type Setting = v.InferOutput<typeof setting>
/** By key; a key that nobody has set is missing. */
export type Settings = Readonly<Partial<Record<string, Setting>>>
