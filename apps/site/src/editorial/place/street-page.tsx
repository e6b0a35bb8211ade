import type { Street } from '@marram/contract/content/shapes'
import type { Link } from '@marram/contract/content/simple-shapes'
import { crumbsOf } from '../../kit/breadcrumbs.tsx'
import { RichText } from '../../kit/content/rich-text.tsx'
import type { NearPlace } from '../../kit/entry/near-places.ts'
import type { NamedSpot } from '../../kit/entry/street-spot.ts'
import listStyles from '../../kit/lists.css?url'
import { PageStyles } from '../../kit/page-styles.tsx'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { PlacesMap } from '../../map/places-map.tsx'
import { SearchLodgings } from '../../search/search-section.tsx'
import { settingOfStreet } from '../../search/search-setting.ts'
import articleStyles from '../article.css?url'
import { PageTitle } from '../pages/page-title.tsx'
import placeStyles from './place.css?url'
import { PlaceClimate, PlaceNear } from './place-parts.tsx'

type StreetPageProps = {
  readonly street: Street
  readonly place: NamedSpot | null
  readonly areaTitle: string | null
  readonly near: readonly NearPlace[]
  /** The page of all areas. */
  readonly overview: Link | null
}

/** A street: description, houses, location, nearby places and climate. */
export function StreetPage({ street, place, areaTitle, near, overview }: StreetPageProps) {
  const { messages } = usePageContext()
  return (
    <>
      <PageStyles href={articleStyles} />
      <PageStyles href={listStyles} />
      <PageStyles href={placeStyles} />
      <PageTitle
        title={street.title}
        above={crumbsOf(
          overview,
          street.areas.find(({ title, path }) => title && path),
        )}
        isBeside
      />
      {street.content ? (
        <div className="wrap street-text">
          <RichText value={street.content} />
        </div>
      ) : null}
      <SearchLodgings
        setting={settingOfStreet(street, messages.lists.housesIn(street.title))}
        level={2}
        idPrefix="houses-"
        place="page"
        ownsAddress
      />
      {place ? (
        <div className="wrap place-page">
          <PartBoundary>
            <PlacesMap places={[place]} />
          </PartBoundary>
          <PlaceNear name={place.name} near={near} />
        </div>
      ) : null}
      {areaTitle ? <PlaceClimate name={areaTitle} /> : null}
    </>
  )
}
