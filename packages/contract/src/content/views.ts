import { blockTypes } from './model/blocks.ts'
import { sectionTypes } from './model/sections.ts'

/**
 * How pages ask for a content type. Every field of the model is asked for, unless the view says otherwise; the fragment
 * and the check of the reply are generated from both (npm run types -w @marram/contract). No page loads this file.
 */
export type View = {
  /** Id of the content type. */
  readonly type: string
  /** A short view: these fields and no others. */
  readonly only?: readonly string[]
  /** Fields that no page shows. */
  readonly leave?: readonly string[]
  /** The short view of the same type that this one completes. */
  readonly completes?: string
  /** Asks for `__typename`: the entry stands among others. */
  readonly isNamed?: true
  /** Asks for the address of the entry. */
  readonly hasPath?: true
  /** Asks when the entry was published. */
  readonly isDated?: true
  /** Fields that a reply must have; without the first of them an entry is not in this edition. */
  readonly present?: readonly string[]
  /** Choices whose words the site knows one by one; of any other choice it takes every word. */
  readonly closed?: readonly string[]
  /** What a linked entry is asked for as; without it by `linkedViews`, else as a plain link. */
  readonly links?: Readonly<Record<string, string>>
  /** How many linked entries are asked for; without it as many as the model allows, else `usualLimit`. */
  readonly limits?: Readonly<Record<string, number>>
}

export const usualLimit = 20

const seen = { hasPath: true, isDated: true } as const
const title = { present: ['title'] } as const
const sections = { links: { sections: 'section', sidebar: 'section' }, limits: { sections: 30, sidebar: 30 } } as const

/** What is inside other entries, by the name of its check. */
export const partViews: Readonly<Record<string, View>> = {
  category: { type: 'category', hasPath: true, ...title },
  employee: {
    type: 'employee',
    // The number by which the booking system knows an employee is for imports, not for guests.
    leave: ['bookingStudioId'],
    present: ['name'],
    links: { locations: 'titled' },
    limits: { images: 5, locations: 10 },
  },
  department: { type: 'department', limits: { areas: 50 }, ...title },
  contentMap: { type: 'map' },
  faq: { type: 'faq', present: ['question'] },
  recommendation: { type: 'recommendation', present: ['text'] },
  navEntry: { type: 'navItem', leave: ['items'], closed: ['type', 'label'], ...title },
}

/** Where a link leads to one of these types alone, the whole entry is asked for, by the name of its view. */
export const linkedViews: Readonly<Record<string, string>> = {
  category: 'category',
  employee: 'employee',
  map: 'contentMap',
  faq: 'faq',
  recommendation: 'recommendation',
  sectionBanner: 'sectionBanner',
  sectionText: 'sectionText',
}

/** What may be inside a rich text: every block of the model, and a form. */
export const embedViews: Readonly<Record<string, View>> = {
  ...viewsOf(blockTypes),
  form: { type: 'form', isNamed: true, leave: ['recipient'] },
}

/** What a page is built of: every section of the model. */
export const sectionViews: Readonly<Record<string, View>> = {
  ...viewsOf(sectionTypes),
  sectionEntrances: { type: 'sectionEntrances', isNamed: true, links: { items: 'entrance' } },
  sectionColumns: { type: 'sectionColumns', isNamed: true, limits: { columns: 6 } },
}

/** Views of these two unions that a query asks for by themselves too. */
export const askedAlone: readonly string[] = ['form', 'sectionSearch']

/** What has an address of its own, and settings. */
export const pageViews: Readonly<Record<string, View>> = {
  page: {
    type: 'page',
    ...seen,
    leave: ['slug'],
    closed: ['layout'],
    links: { parent: 'ancestor', ...sections.links },
    limits: sections.limits,
  },
  blogSummary: {
    type: 'blog',
    ...seen,
    only: ['title', 'excerpt', 'image', 'datePublished', 'dateUpdated', 'author', 'categories'],
    present: ['title', 'datePublished'],
  },
  blogPost: { type: 'blog', completes: 'blogSummary', leave: ['slug'] },
  jobSummary: {
    type: 'job',
    ...seen,
    only: ['title', 'excerpt', 'image', 'applicationDeadline', 'jobCategory', 'jobType', 'workplaces'],
    ...title,
  },
  job: { type: 'job', completes: 'jobSummary', leave: ['slug'] },
  areaSummary: {
    type: 'area',
    ...seen,
    only: ['title', 'slug', 'bsId', 'locationIds', 'center', 'intro', 'image'],
    ...title,
  },
  area: { type: 'area', completes: 'areaSummary', ...sections, links: { department: 'department', ...sections.links } },
  streetSummary: { type: 'street', hasPath: true, only: ['title', 'brokerStreetIds'], ...title },
  street: { type: 'street', completes: 'streetSummary', isDated: true, leave: ['slug'] },
  setting: { type: 'setting', present: ['key'] },
}

/** Content types that no page asks for: redirects are looked up by address. @internal */
export const unseenTypes: readonly string[] = ['redirect']

/** What a JSON field holds, by the name of its check in simple-shapes.ts; without one a record of anything. */
export const jsonChecks: Readonly<Record<string, string>> = {
  'department.address': 'address',
  'form.fields': 'formFields',
  'map.markers': 'markers',
}

/** Types that have a title to show where somebody links to them. */
const titled = ['Page', 'Blog', 'Job', 'Area', 'Street', 'Category', 'Department']
const cards = { Page: 'intro', Area: 'intro', Blog: 'excerpt', Job: 'excerpt' }

/** Fragments of what is not in the model: an asset has fixed fields, and a link may lead anywhere. */
export const fixedFragments: Readonly<Record<string, string>> = {
  AssetParts: 'on Asset { sys { id } title description contentType fileName size url width height }',
  EntryLink: `on Entry { __typename sys { id } path: _path ${titled.map((type) => `... on ${type} { title }`).join(' ')} }`,
}

/** What a link may be asked for as beside a view: the text, the check in simple-shapes.ts, and what a list item needs. */
export const fixedLinks: Readonly<Record<string, { text: string; check: string; key?: string }>> = {
  asset: { text: '...AssetParts', check: 'asset' },
  link: { text: '...EntryLink', check: 'link', key: 'title' },
  titled: { text: 'sys { id } title', check: 'titled', key: 'title' },
  ancestor: {
    text: 'sys { id } title path: _path parent { sys { id } title path: _path }',
    check: 'ancestor',
  },
  entrance: {
    text: `...EntryLink ${Object.entries(cards)
      .map(([type, text]) => `... on ${type} { title text: ${text} image { ...AssetParts } }`)
      .join(' ')}`,
    check: 'entrance',
    key: 'title',
  },
}

function viewsOf(types: readonly { readonly sys: { readonly id: string } }[]): Record<string, View> {
  return Object.fromEntries(types.map(({ sys }) => [sys.id, { type: sys.id, isNamed: true } as const]))
}
