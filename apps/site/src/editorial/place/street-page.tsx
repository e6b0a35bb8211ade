import type { Street } from '@marram/contract/content/shapes'
import { RichText } from '../../kit/content/rich-text.tsx'
import listStyles from '../../kit/lists.css?url'
import { PageStyles } from '../../kit/page-styles.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { SearchHouses } from '../../search/search-section.tsx'
import { settingOfStreet } from '../../search/search-setting.ts'
import articleStyles from '../article.css?url'
import { PageTitle } from '../content/page-title.tsx'

export function StreetPage({ street }: { street: Street }) {
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
      <SearchHouses
        setting={settingOfStreet(street, messages.lists.housesIn(street.title))}
        level={2}
        idPrefix="houses-"
        place="page"
        ownsAddress
      />
    </>
  )
}
