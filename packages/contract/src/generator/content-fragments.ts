import { type ContentField, type ContentType, linkedTypes, maxSize } from '../content/model/content-type.ts'
import { findContentType } from '../content/model/content-types.ts'
import {
  askedAlone,
  embedViews,
  fixedFragments,
  fixedLinks,
  linkedViews,
  pageViews,
  partViews,
  sectionViews,
  usualLimit,
  type View,
} from '../content/views.ts'

/**
 * The bodies of all fragments by name; `@Embed` and `@InnerEmbed` stand for rich text with its embedded entries.
 * GraphQL forbids recursive fragments, so nested texts are expanded to a fixed depth.
 */
export function contentFragments(): Record<string, string> {
  const outer = '@Embed'
  const alone = new Set([...askedAlone, ...Object.values(linkedViews)])
  const shared = Object.entries({ ...embedViews, ...sectionViews }).filter(([name]) => alone.has(name))
  const members = Object.entries({ ...partViews, ...pageViews, ...Object.fromEntries(shared) })
  return {
    ...fixedFragments,
    InnerEmbed: unionText(embedViews, (view) => fieldsText(view, '{ json }')),
    Embed: unionText(embedViews, (view) => fieldsText(view, '@InnerEmbed')),
    SectionParts: unionText(sectionViews, (view, name) =>
      alone.has(name) ? `...${pascal(name)}Parts` : fieldsText(view, outer),
    ),
    ...Object.fromEntries(
      members.map(([name, view]) => [
        `${pascal(name)}Parts`,
        `on ${pascal(view.type)} { ${headText(view)}${fieldsText(view, outer)} }`,
      ]),
    ),
  }
}

function unionText(views: Readonly<Record<string, View>>, body: (view: View, name: string) => string): string {
  const members = Object.entries(views).map(([name, view]) => `... on ${pascal(view.type)} { ${body(view, name)} }`)
  return `on Entry { __typename sys { id } ${members.join(' ')} }`
}

/** The model's fields in this view, without those of the view it extends. */
export function fieldsOf(view: View): readonly ContentField[] {
  const { type, only, leave = [], completes } = view
  const earlier = completes === undefined ? undefined : getView(completes).only
  return getType(type).fields.filter(
    ({ id }) => !leave.includes(id) && (only?.includes(id) ?? true) && !earlier?.includes(id),
  )
}

/** The target of a link: the name of a view, of a fixed link, or `section`. */
export function targetOf(view: View, field: ContentField): string {
  const explicit = view.links?.[field.id]
  if (explicit !== undefined) return explicit
  if ((field.items ?? field).linkType === 'Asset') return 'asset'
  const [only, ...others] = linkedTypes((field.items ?? field).validations) ?? []
  return (only !== undefined && others.length === 0 ? linkedViews[only] : undefined) ?? 'link'
}

/** A query cannot use `text` for both a rich text and a plain one. */
export const isRenamed = ({ id, type }: ContentField): boolean => id === 'text' && type === 'RichText'

export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export function getView(name: string): View {
  const view = partViews[name] ?? pageViews[name] ?? sectionViews[name] ?? embedViews[name]
  if (!view) throw new Error(`content/views.ts has no view ${name}.`)
  return view
}

export function getType(id: string): ContentType {
  const type = findContentType(id)
  if (!type) throw new Error(`The content model has no type ${id}.`)
  return type
}

function headText({ completes, isNamed, isDated, hasPath }: View): string {
  const sys = isDated ? 'sys { id publishedAt firstPublishedAt } ' : 'sys { id } '
  const parts = completes === undefined ? '' : `...${pascal(completes)}Parts `
  const head = completes === undefined || isDated ? sys : ''
  return `${parts}${isNamed ? '__typename ' : ''}${head}${hasPath ? 'path: _path ' : ''}`
}

function fieldsText(view: View, text: string): string {
  return fieldsOf(view)
    .map((field) => fieldText(view, field, text))
    .join(' ')
}

function fieldText(view: View, field: ContentField, text: string): string {
  const { id, type, items } = field
  if (type === 'RichText') return `${isRenamed(field) ? 'body: ' : ''}${id} ${text}`
  if (type === 'Location') return `${id} { lat lon }`
  if (type !== 'Link' && items?.type !== 'Link') return id
  const target = targetOf(view, field)
  const linked = `{ ${fixedLinks[target]?.text ?? `...${pascal(target)}Parts`} }`
  if (type === 'Link') return `${id} ${linked}`
  const limit = view.limits?.[id] ?? maxSize(field.validations) ?? usualLimit
  return `${id}: ${id}Collection(limit: ${limit}) { items ${linked} }`
}
