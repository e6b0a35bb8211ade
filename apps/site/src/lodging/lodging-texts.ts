import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import type { HtmlNode } from '../kit/content/html/html-node.ts'
import { htmlTreeOf } from '../kit/content/html/html-tree.ts'
import { prepareContent } from '../kit/content/prepare-content.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'

export const choresTexts = {
  included: 'departure-chores-agency',
  optional: 'departure-chores-optional',
  own: 'departure-chores-own',
} as const

/** A note on all pictures, such as "Drawings, not photos". Most agencies have none. */
const picturesText = 'pictures-note'

export type LodgingTexts = Readonly<Record<string, readonly HtmlNode[]>>

/** The editors' texts about all houses. Parsed on the server; a browser has no parser for them. */
export function lodgingTextsQuery(scope: SiteScope) {
  return queryOptions({
    queryKey: ['house-texts', scope.edition],
    queryFn: async (): Promise<LodgingTexts> => {
      const lan = editionByKey(scope.edition).languageId
      const texts = await scope.services.broker.texts({ lan, names: [...Object.values(choresTexts), picturesText] })
      return Object.fromEntries(
        texts.map(({ name, html }) => [name, htmlTreeOf(prepareContent({ __typename: 'Output', html }))]),
      )
    },
  })
}

/** Null if the agency has no note on its pictures. */
export function picturesNote(texts: LodgingTexts | undefined): string | null {
  return texts?.[picturesText]?.map(textOf).join('') || null
}

function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
