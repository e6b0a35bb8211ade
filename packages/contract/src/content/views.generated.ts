// Generated from the content model and its views (npm run types -w @marram/contract). Do not edit.
import * as v from 'valibot'
import { type RichText, richTextOf } from './rich-text-shape.ts'
import { dated, flag, integers, json, knownOf, listOf, number, sys, text } from './shape-parts.ts'
import { address, ancestor, asset, entrance, formFields, link, location, markers, titled } from './simple-shapes.ts'

const present = v.string()
const assetOrNull = v.nullable(asset)
const linkOrNull = v.nullable(link)
/** Texts contain blocks, and blocks contain texts. */
const body: v.GenericSchema<unknown, RichText | null> = v.nullable(v.lazy(() => richText))

/** A category of posts or jobs. */
export const category = v.object({
  sys,
  path: text,
  title: present,
  slug: text,
  type: text,
  pageTitle: text,
  seoTitle: text,
  seoDescription: text,
})
export type Category = v.InferOutput<typeof category>

/** An employee of the agency. */
export const employee = v.object({
  sys,
  name: present,
  jobTitle: text,
  email: text,
  phone: text,
  images: listOf(asset),
  locations: listOf(titled, 'title'),
  isArchived: flag,
})
export type Employee = v.InferOutput<typeof employee>

/** An office of the agency. */
export const department = v.object({
  sys,
  title: present,
  address,
  email: text,
  phone: text,
  sortOrder: number,
  openingHours: text,
  keyDelivery: text,
  outsideHours: text,
  page: linkOrNull,
  areas: listOf(link, 'title'),
  center: v.nullable(location),
  image: assetOrNull,
})
export type Department = v.InferOutput<typeof department>

/** A map with at most ten markers. */
export const contentMap = v.object({
  sys,
  title: text,
  center: v.nullable(location),
  zoom: number,
  markers,
})
export type ContentMap = v.InferOutput<typeof contentMap>

/** A question and its answer. */
export const faq = v.object({
  sys,
  question: present,
  answer: body,
})
export type Faq = v.InferOutput<typeof faq>

/** A testimonial of a guest. */
export const recommendation = v.object({
  sys,
  name: text,
  place: text,
  text: present,
  images: listOf(asset),
})
export type Recommendation = v.InferOutput<typeof recommendation>

/** A menu entry; a root has a key: main, footer, service or front. Pages refer to their entry by its key. */
export const navEntry = v.object({
  sys,
  title: present,
  key: text,
  type: v.nullable(v.picklist(['Link', 'Megamenu', 'Gallery', 'List'])),
  label: v.nullable(v.picklist(['News', 'Last Minute'])),
  internalLink: linkOrNull,
  customLink: text,
  text,
  image: assetOrNull,
})
export type NavEntry = v.InferOutput<typeof navEntry>

/** A heading that expands to a text. */
export const accordion = v.object({
  __typename: v.literal('Accordion'),
  sys,
  title: text,
  content: body,
})
export type Accordion = v.InferOutput<typeof accordion>

/** A boxed fact. */
export const fact = v.pipe(
v.object({
  __typename: v.literal('Fact'),
  sys,
  title: text,
  body,
}),
  v.transform(({ body, ...rest }) => ({ ...rest, text: body })),
)
export type Fact = v.InferOutput<typeof fact>

/** A picture with a link. */
export const imageWithLink = v.object({
  __typename: v.literal('ImageWithLink'),
  sys,
  image: assetOrNull,
  alt: text,
  link: linkOrNull,
  url: text,
})
export type ImageWithLink = v.InferOutput<typeof imageWithLink>

/** A button. */
export const callToAction = v.object({
  __typename: v.literal('CallToAction'),
  sys,
  title: text,
  type: text,
  buttonShape: text,
  internalLink: linkOrNull,
  url: text,
})
export type CallToAction = v.InferOutput<typeof callToAction>

/** A map inside a text. */
export const mapBlock = v.object({
  __typename: v.literal('MapBlock'),
  sys,
  map: v.nullable(contentMap),
})
export type MapBlock = v.InferOutput<typeof mapBlock>

/** A video at an external address. */
export const video = v.object({
  __typename: v.literal('Video'),
  sys,
  title: text,
  url: text,
})
export type Video = v.InferOutput<typeof video>

/** A computed word, a button that opens a page in a popup, or HTML. */
export const output = v.object({
  __typename: v.literal('Output'),
  sys,
  kind: text,
  text,
  entry: linkOrNull,
  html: text,
})
export type Output = v.InferOutput<typeof output>

/** Employees inside a text. */
export const employeeBlock = v.object({
  __typename: v.literal('EmployeeBlock'),
  sys,
  title: text,
  employees: listOf(employee, 'name'),
})
export type EmployeeBlock = v.InferOutput<typeof employeeBlock>

/** One employee inside a text. */
export const employeeReference = v.object({
  __typename: v.literal('EmployeeReference'),
  sys,
  employee: v.nullable(employee),
})
export type EmployeeReference = v.InferOutput<typeof employeeReference>

/** A form; each field has name, kind, label and optionally hint, required, options, autocomplete, showIf. */
export const form = v.object({
  __typename: v.literal('Form'),
  sys,
  title: text,
  fields: formFields,
  submitLabel: text,
  thankYou: body,
})
export type Form = v.InferOutput<typeof form>

const embed = v.variant('__typename', [accordion, fact, imageWithLink, callToAction, mapBlock, video, output, employeeBlock, employeeReference, form])
export type Embed = v.InferOutput<typeof embed>
export const embedNames = embed.options.map((option) => option.entries.__typename.literal)

const richText = richTextOf(embed, embedNames)

/** A picture with a short text and a link. */
export const sectionBanner = v.object({
  __typename: v.literal('SectionBanner'),
  sys,
  title: text,
  text,
  image: assetOrNull,
  link: linkOrNull,
  url: text,
  linkText: text,
  colour: text,
})
export type SectionBanner = v.InferOutput<typeof sectionBanner>

/** Employees. */
export const sectionEmployees = v.object({
  __typename: v.literal('SectionEmployees'),
  sys,
  title: text,
  employees: listOf(employee, 'name'),
})
export type SectionEmployees = v.InferOutput<typeof sectionEmployees>

/** A statement in large type. */
export const sectionStatement = v.pipe(
v.object({
  __typename: v.literal('SectionStatement'),
  sys,
  title: text,
  body,
}),
  v.transform(({ body, ...rest }) => ({ ...rest, text: body })),
)
export type SectionStatement = v.InferOutput<typeof sectionStatement>

/** Links to pages, areas, posts or jobs as cards. */
export const sectionEntrances = v.object({
  __typename: v.literal('SectionEntrances'),
  sys,
  title: text,
  intro: text,
  items: listOf(entrance, 'title'),
  link: linkOrNull,
  linkText: text,
})
export type SectionEntrances = v.InferOutput<typeof sectionEntrances>

/** Questions that expand to their answers. */
export const sectionFaq = v.object({
  __typename: v.literal('SectionFaq'),
  sys,
  title: text,
  faqs: listOf(faq, 'question'),
})
export type SectionFaq = v.InferOutput<typeof sectionFaq>

/** Pictures in a row. */
export const sectionGallery = v.object({
  __typename: v.literal('SectionGallery'),
  sys,
  title: text,
  images: listOf(asset),
})
export type SectionGallery = v.InferOutput<typeof sectionGallery>

/** A picture beside a text. */
export const sectionImageText = v.pipe(
v.object({
  __typename: v.literal('SectionImageText'),
  sys,
  title: text,
  body,
  image: assetOrNull,
  imageSide: text,
  link: linkOrNull,
  linkText: text,
}),
  v.transform(({ body, ...rest }) => ({ ...rest, text: body })),
)
export type SectionImageText = v.InferOutput<typeof sectionImageText>

/** Content computed by the site, or HTML. */
export const sectionOutput = v.object({
  __typename: v.literal('SectionOutput'),
  sys,
  title: text,
  kind: text,
  html: text,
})
export type SectionOutput = v.InferOutput<typeof sectionOutput>

/** Testimonials of guests. */
export const sectionRecommendations = v.object({
  __typename: v.literal('SectionRecommendations'),
  sys,
  title: text,
  recommendations: listOf(recommendation, 'text'),
})
export type SectionRecommendations = v.InferOutput<typeof sectionRecommendations>

/** A quotation. */
export const sectionQuote = v.object({
  __typename: v.literal('SectionQuote'),
  sys,
  quote: text,
  author: text,
})
export type SectionQuote = v.InferOutput<typeof sectionQuote>

/** A list of houses with its filters. */
export const sectionSearch = v.object({
  __typename: v.literal('SectionSearch'),
  sys,
  title: text,
  headerShown: flag,
  initialDisplayMode: text,
  paginationType: text,
  resultsPerPage: number,
  searchConfig: json,
  customFilterName: text,
  isMainSearch: flag,
  listType: text,
})
export type SectionSearch = v.InferOutput<typeof sectionSearch>

/** A text with a heading. */
export const sectionText = v.object({
  __typename: v.literal('SectionText'),
  sys,
  title: text,
  content: body,
})
export type SectionText = v.InferOutput<typeof sectionText>

/** Texts side by side. */
export const sectionColumns = v.object({
  __typename: v.literal('SectionColumns'),
  sys,
  title: text,
  columns: listOf(sectionText),
})
export type SectionColumns = v.InferOutput<typeof sectionColumns>

const section = v.variant('__typename', [sectionBanner, sectionEmployees, sectionStatement, sectionEntrances, sectionFaq, sectionGallery, sectionImageText, sectionOutput, sectionRecommendations, sectionQuote, sectionSearch, sectionText, sectionColumns])
export type Section = v.InferOutput<typeof section>
export const sectionNames = section.options.map((option) => option.entries.__typename.literal)

/** A page. Front pages use the slug frontpage, forside or titelseite. */
export const page = v.object({
  sys: dated,
  path: text,
  title: text,
  parent: v.nullable(ancestor),
  menuKey: text,
  layout: v.nullable(v.picklist(['page', 'search', 'sidebar'])),
  template: text,
  showSearchBox: flag,
  banner: v.nullable(sectionBanner),
  intro: text,
  image: assetOrNull,
  content: body,
  sections: knownOf(section, sectionNames),
  sidebar: knownOf(section, sectionNames),
  seoTitle: text,
  seoDescription: text,
  noIndex: flag,
})
export type Page = v.InferOutput<typeof page>

/** A post, shown below the blog page. */
export const blogSummary = v.object({
  sys: dated,
  path: text,
  title: present,
  excerpt: text,
  image: assetOrNull,
  datePublished: present,
  dateUpdated: text,
  author: v.nullable(employee),
  categories: listOf(category, 'title'),
})
export type BlogSummary = v.InferOutput<typeof blogSummary>

/** A post, shown below the blog page. */
export const blogPost = v.object({
  ...blogSummary.entries,
  content: body,
  seoTitle: text,
  seoDescription: text,
  settings: json,
})
export type BlogPost = v.InferOutput<typeof blogPost>

/** A vacancy at /jobs/{slug}/. */
export const jobSummary = v.object({
  sys: dated,
  path: text,
  title: present,
  excerpt: text,
  image: assetOrNull,
  jobCategory: v.nullable(category),
  jobType: v.nullable(category),
  workplaces: listOf(category, 'title'),
  applicationDeadline: text,
})
export type JobSummary = v.InferOutput<typeof jobSummary>

/** A vacancy at /jobs/{slug}/. */
export const job = v.object({
  ...jobSummary.entries,
  video: text,
  content: body,
  contact: v.nullable(employee),
  seoTitle: text,
  seoDescription: text,
})
export type Job = v.InferOutput<typeof job>

/** A place by its common name, with its houses, weather and office. */
export const areaSummary = v.object({
  sys: dated,
  path: text,
  title: present,
  slug: text,
  bsId: number,
  locationIds: integers,
  center: v.nullable(location),
  intro: text,
  image: assetOrNull,
})
export type AreaSummary = v.InferOutput<typeof areaSummary>

/** A place by its common name, with its houses, weather and office. */
export const area = v.object({
  ...areaSummary.entries,
  department: v.nullable(department),
  content: body,
  sections: knownOf(section, sectionNames),
  seoTitle: text,
  seoDescription: text,
})
export type Area = v.InferOutput<typeof area>

/** A street and the houses on it. */
export const streetSummary = v.object({
  sys,
  path: text,
  title: present,
  brokerStreetIds: integers,
})
export type StreetSummary = v.InferOutput<typeof streetSummary>

/** A street and the houses on it. */
export const street = v.object({
  ...streetSummary.entries,
  sys: dated,
  areas: listOf(link, 'title'),
  content: body,
})
export type Street = v.InferOutput<typeof street>

/** Settings of the site under a key. */
export const setting = v.object({
  sys,
  key: present,
  setting: json,
  content: body,
  page: linkOrNull,
})
export type Setting = v.InferOutput<typeof setting>

const selectText = (embed: string) =>
  `{ json links { entries { block { ...${embed} } inline { ...${embed} } hyperlink { ...EntryLink } } assets { block { ...AssetParts } hyperlink { ...AssetParts } } } }`

export const fragments: Readonly<Record<string, string>> = {
  AssetParts: `on Asset { sys { id } title description contentType fileName size url width height }`,
  EntryLink: `on Entry { __typename sys { id } path: _path ... on Page { title } ... on Blog { title } ... on Job { title } ... on Area { title } ... on Street { title } ... on Category { title } ... on Department { title } }`,
  InnerEmbed: `on Entry { __typename sys { id } ... on Accordion { title content { json } } ... on Fact { title body: text { json } } ... on ImageWithLink { image { ...AssetParts } alt link { ...EntryLink } url } ... on CallToAction { title type buttonShape internalLink { ...EntryLink } url } ... on MapBlock { map { ...ContentMapParts } } ... on Video { title url } ... on Output { kind text entry { ...EntryLink } html } ... on EmployeeBlock { title employees: employeesCollection(limit: 30) { items { ...EmployeeParts } } } ... on EmployeeReference { employee { ...EmployeeParts } } ... on Form { title fields submitLabel thankYou { json } } }`,
  Embed: `on Entry { __typename sys { id } ... on Accordion { title content ${selectText('InnerEmbed')} } ... on Fact { title body: text ${selectText('InnerEmbed')} } ... on ImageWithLink { image { ...AssetParts } alt link { ...EntryLink } url } ... on CallToAction { title type buttonShape internalLink { ...EntryLink } url } ... on MapBlock { map { ...ContentMapParts } } ... on Video { title url } ... on Output { kind text entry { ...EntryLink } html } ... on EmployeeBlock { title employees: employeesCollection(limit: 30) { items { ...EmployeeParts } } } ... on EmployeeReference { employee { ...EmployeeParts } } ... on Form { title fields submitLabel thankYou ${selectText('InnerEmbed')} } }`,
  SectionParts: `on Entry { __typename sys { id } ... on SectionBanner { ...SectionBannerParts } ... on SectionEmployees { title employees: employeesCollection(limit: 30) { items { ...EmployeeParts } } } ... on SectionStatement { title body: text ${selectText('Embed')} } ... on SectionEntrances { title intro items: itemsCollection(limit: 20) { items { ...EntryLink ... on Page { title text: intro image { ...AssetParts } } ... on Area { title text: intro image { ...AssetParts } } ... on Blog { title text: excerpt image { ...AssetParts } } ... on Job { title text: excerpt image { ...AssetParts } } } } link { ...EntryLink } linkText } ... on SectionFaq { title faqs: faqsCollection(limit: 20) { items { ...FaqParts } } } ... on SectionGallery { title images: imagesCollection(limit: 10) { items { ...AssetParts } } } ... on SectionImageText { title body: text ${selectText('Embed')} image { ...AssetParts } imageSide link { ...EntryLink } linkText } ... on SectionOutput { title kind html } ... on SectionRecommendations { title recommendations: recommendationsCollection(limit: 6) { items { ...RecommendationParts } } } ... on SectionQuote { quote author } ... on SectionSearch { ...SectionSearchParts } ... on SectionText { ...SectionTextParts } ... on SectionColumns { title columns: columnsCollection(limit: 6) { items { ...SectionTextParts } } } }`,
  CategoryParts: `on Category { sys { id } path: _path title slug type pageTitle seoTitle seoDescription }`,
  EmployeeParts: `on Employee { sys { id } name jobTitle email phone images: imagesCollection(limit: 5) { items { ...AssetParts } } locations: locationsCollection(limit: 10) { items { sys { id } title } } isArchived }`,
  DepartmentParts: `on Department { sys { id } title address email phone sortOrder openingHours keyDelivery outsideHours page { ...EntryLink } areas: areasCollection(limit: 50) { items { ...EntryLink } } center { lat lon } image { ...AssetParts } }`,
  ContentMapParts: `on Map { sys { id } title center { lat lon } zoom markers }`,
  FaqParts: `on Faq { sys { id } question answer ${selectText('Embed')} }`,
  RecommendationParts: `on Recommendation { sys { id } name place text images: imagesCollection(limit: 5) { items { ...AssetParts } } }`,
  NavEntryParts: `on NavItem { sys { id } title key type label internalLink { ...EntryLink } customLink text image { ...AssetParts } }`,
  PageParts: `on Page { sys { id publishedAt firstPublishedAt } path: _path title parent { sys { id } title path: _path parent { sys { id } title path: _path } } menuKey layout template showSearchBox banner { ...SectionBannerParts } intro image { ...AssetParts } content ${selectText('Embed')} sections: sectionsCollection(limit: 30) { items { ...SectionParts } } sidebar: sidebarCollection(limit: 30) { items { ...SectionParts } } seoTitle seoDescription noIndex }`,
  BlogSummaryParts: `on Blog { sys { id publishedAt firstPublishedAt } path: _path title excerpt image { ...AssetParts } datePublished dateUpdated author { ...EmployeeParts } categories: categoriesCollection(limit: 5) { items { ...CategoryParts } } }`,
  BlogPostParts: `on Blog { ...BlogSummaryParts content ${selectText('Embed')} seoTitle seoDescription settings }`,
  JobSummaryParts: `on Job { sys { id publishedAt firstPublishedAt } path: _path title excerpt image { ...AssetParts } jobCategory { ...CategoryParts } jobType { ...CategoryParts } workplaces: workplacesCollection(limit: 20) { items { ...CategoryParts } } applicationDeadline }`,
  JobParts: `on Job { ...JobSummaryParts video content ${selectText('Embed')} contact { ...EmployeeParts } seoTitle seoDescription }`,
  AreaSummaryParts: `on Area { sys { id publishedAt firstPublishedAt } path: _path title slug bsId locationIds center { lat lon } intro image { ...AssetParts } }`,
  AreaParts: `on Area { ...AreaSummaryParts department { ...DepartmentParts } content ${selectText('Embed')} sections: sectionsCollection(limit: 30) { items { ...SectionParts } } seoTitle seoDescription }`,
  StreetSummaryParts: `on Street { sys { id } path: _path title brokerStreetIds }`,
  StreetParts: `on Street { ...StreetSummaryParts sys { id publishedAt firstPublishedAt } areas: areasCollection(limit: 20) { items { ...EntryLink } } content ${selectText('Embed')} }`,
  SettingParts: `on Setting { sys { id } key setting content ${selectText('Embed')} page { ...EntryLink } }`,
  FormParts: `on Form { __typename sys { id } title fields submitLabel thankYou ${selectText('Embed')} }`,
  SectionBannerParts: `on SectionBanner { __typename sys { id } title text image { ...AssetParts } link { ...EntryLink } url linkText colour }`,
  SectionSearchParts: `on SectionSearch { __typename sys { id } title headerShown initialDisplayMode paginationType resultsPerPage searchConfig customFilterName isMainSearch listType }`,
  SectionTextParts: `on SectionText { __typename sys { id } title content ${selectText('Embed')} }`,
}
