import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import type { Street } from '@marram/contract/content/shapes'
import articleStyles from '@marram/ui/styles/pages/article.css?url'
import listStyles from '@marram/ui/styles/pages/lists.css?url'
import { RichText } from '../../content/rich-text.tsx'
import { PageStyles } from '../../layout/page-styles.tsx'
import { usePageContext } from '../../scope/page-context.ts'
import { PageTitle } from '../content/page-title.tsx'
import { HouseRail } from './house-rail.tsx'

export function StreetPage({ street, lodgings }: { street: Street; lodgings: readonly LodgingCard[] | null }) {
  const { messages } = usePageContext()
  const above = street.areas.flatMap(({ title, path }) => (title && path ? [{ title, path }] : [])).slice(0, 1)
  return (
    <>
      <PageStyles href={articleStyles} />
      <PageStyles href={listStyles} />
      <PageTitle title={street.title} above={above} />
      {street.content ? (
        <div className="article-body">
          <RichText value={street.content} />
        </div>
      ) : null}
      <HouseRail title={messages.lists.housesIn(street.title)} lodgings={lodgings} />
    </>
  )
}
