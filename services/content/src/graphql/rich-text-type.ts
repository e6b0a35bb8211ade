import { GraphQLList, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import type { ContentContext } from '../context.ts'
import { findTextLinks, type LinkPlace } from '../entry/links.ts'
import { assetType } from './asset-type.ts'
import type { Registry } from './registry.ts'
import { resolveAsset, resolveEntry, type View } from './resolve-links.ts'
import { json } from './scalars.ts'

export type ViewedText = View & { readonly json: unknown }
type TextType = GraphQLObjectType<ViewedText, ContentContext>

/** A rich text: its JSON, and its links by kind. */
export function richTextType(name: string, { entry }: Registry): TextType {
  const subtype = (
    suffix: string,
    fields: ConstructorParameters<typeof GraphQLObjectType<ViewedText, ContentContext>>[0]['fields'],
  ) => new GraphQLNonNull(new GraphQLObjectType<ViewedText, ContentContext>({ name: `${name}${suffix}`, fields }))
  const entries = (place: LinkPlace) => ({
    type: new GraphQLNonNull(new GraphQLList(entry)),
    resolve: (text: ViewedText, _: unknown, context: ContentContext) =>
      resolvePlace(text, 'Entry', place, (id) => resolveEntry(id, text, context)),
  })
  const assets = (place: LinkPlace) => ({
    type: new GraphQLNonNull(new GraphQLList(assetType)),
    resolve: (text: ViewedText, _: unknown, context: ContentContext) =>
      resolvePlace(text, 'Asset', place, (id) => resolveAsset(id, text, context)),
  })
  const same = (text: ViewedText): ViewedText => text
  const links = subtype('Links', {
    entries: {
      type: subtype('Entries', { inline: entries('inline'), hyperlink: entries('hyperlink'), block: entries('block') }),
      resolve: same,
    },
    assets: { type: subtype('Assets', { hyperlink: assets('hyperlink'), block: assets('block') }), resolve: same },
  })
  return new GraphQLObjectType<ViewedText, ContentContext>({
    name,
    fields: {
      json: { type: new GraphQLNonNull(json), resolve: (text) => text.json },
      links: { type: links, resolve: same },
    },
  })
}

async function resolvePlace<T>(
  { json: document }: ViewedText,
  linkType: 'Entry' | 'Asset',
  place: LinkPlace,
  resolve: (id: string) => Promise<T | null>,
): Promise<T[]> {
  const links = findTextLinks(document).filter((found) => found.place === place && found.link.sys.linkType === linkType)
  const ids = [...new Set(links.map(({ link }) => link.sys.id))]
  const found = await Promise.all(ids.map(resolve))
  return found.filter((one) => one !== null)
}
