import { blockTypes } from './model/blocks.ts'
import { sectionTypes } from './model/sections.ts'

/**
 * Queries for a content type. They include every field of the model unless the view excludes it; the fragment and the
 * check of the reply are generated from both (npm run types -w @marram/contract). Pages do not load this file.
 */
export type View = {
  /** Id of the content type. */
  readonly type: string
  /** A short view with only these fields. */
  readonly only?: readonly string[]
  /** Fields that no page shows. */
  readonly leave?: readonly string[]
  /** The short view of the same type that this one extends. */
  readonly completes?: string
  /** Queries `__typename`, for entries in a union. */
  readonly isNamed?: true
  /** Queries the path of the entry. */
  readonly hasPath?: true
  /** Queries the publication time of the entry. */
  readonly isDated?: true
  /** Required fields of a reply; without the first of them the entry is missing in this edition. */
  readonly present?: readonly string[]
  /** Choices whose words the site handles individually; all others accept any word. */
  readonly closed?: readonly string[]
  /** The view of a linked entry; defaults to `linkedViews`, else to a plain link. */
  readonly links?: Readonly<Record<string, string>>
  /** The number of linked entries; defaults to the model's maximum, else to `usualLimit`. */
  readonly limits?: Readonly<Record<string, number>>
}

export const usualLimit = 20

const published = { hasPath: true, isDated: true } as const
const title = { present: ['title'] } as const
const sections = { links: { sections: 'section', sidebar: 'section' }, limits: { sections: 30, sidebar: 30 } } as const

/** Parts of other entries, by the name of their check. */
export const partViews: Readonly<Record<string, View>> = {
  category: { type: 'category', hasPath: true, ...title },
  employee: {
    type: 'employee',
    // The employee's number in the booking system is only for imports.
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

/** Views for links to exactly one of these types, which include the whole entry. */
export const linkedViews: Readonly<Record<string, string>> = {
  category: 'category',
  employee: 'employee',
  map: 'contentMap',
  faq: 'faq',
  recommendation: 'recommendation',
  sectionBanner: 'sectionBanner',
  sectionText: 'sectionText',
}

/** Entries embedded in rich text: every block of the model, and a form. */
export const embedViews: Readonly<Record<string, View>> = {
  ...viewsOf(blockTypes),
  form: { type: 'form', isNamed: true, leave: ['recipient'] },
}

/** Sections of a page: every section of the model. */
export const sectionViews: Readonly<Record<string, View>> = {
  ...viewsOf(sectionTypes),
  sectionEntrances: { type: 'sectionEntrances', isNamed: true, links: { items: 'entrance' } },
  sectionColumns: { type: 'sectionColumns', isNamed: true, limits: { columns: 6 } },
}

/** Views of these two unions that are also queried directly. */
export const askedAlone: readonly string[] = ['form', 'sectionSearch']

/** Types with an address, and settings. */
export const pageViews: Readonly<Record<string, View>> = {
  page: {
    type: 'page',
    ...published,
    leave: ['slug'],
    closed: ['layout'],
    links: { parent: 'ancestor', ...sections.links },
    limits: sections.limits,
  },
  blogSummary: {
    type: 'blog',
    ...published,
    only: ['title', 'excerpt', 'image', 'datePublished', 'dateUpdated', 'author', 'categories'],
    present: ['title', 'datePublished'],
  },
  blogPost: { type: 'blog', completes: 'blogSummary', leave: ['slug'] },
  jobSummary: {
    type: 'job',
    ...published,
    only: ['title', 'excerpt', 'image', 'applicationDeadline', 'jobCategory', 'jobType', 'workplaces'],
    ...title,
  },
  job: { type: 'job', completes: 'jobSummary', leave: ['slug'] },
  areaSummary: {
    type: 'area',
    ...published,
    only: ['title', 'slug', 'bsId', 'locationIds', 'center', 'intro', 'image'],
    ...title,
  },
  area: { type: 'area', completes: 'areaSummary', ...sections, links: { department: 'department', ...sections.links } },
  streetSummary: { type: 'street', hasPath: true, only: ['title', 'brokerStreetIds'], ...title },
  street: { type: 'street', completes: 'streetSummary', isDated: true, leave: ['slug'] },
  setting: { type: 'setting', present: ['key'] },
}

/**
 * Content types that no page queries: redirects are looked up by address.
 * @internal
 */
export const unseenTypes: readonly string[] = ['redirect']

/** The check in simple-shapes.ts for the value of a JSON field; the default is any record. */
export const jsonChecks: Readonly<Record<string, string>> = {
  'department.address': 'address',
  'form.fields': 'formFields',
  'map.markers': 'markers',
}

/** Types with a title to show in a link. */
const titled = ['Page', 'Blog', 'Job', 'Area', 'Street', 'Category', 'Department']
const cards = { Page: 'intro', Area: 'intro', Blog: 'excerpt', Job: 'excerpt' }

/** Fragments outside the model: an asset has fixed fields, and a link may target any type. */
export const fixedFragments: Readonly<Record<string, string>> = {
  AssetParts: 'on Asset { sys { id } title description contentType fileName size url width height }',
  EntryLink: `on Entry { __typename sys { id } path: _path ${titled.map((type) => `... on ${type} { title }`).join(' ')} }`,
}

/** Link targets without a view: the fragment, the check in simple-shapes.ts, and the key of a list item. */
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
