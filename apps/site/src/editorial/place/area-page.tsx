import type { AreaWeather } from '@marram/contract/broker/weather/shapes'
import type { Area, StreetSummary } from '@marram/contract/content/shapes'
import type { Link } from '@marram/contract/content/simple-shapes'
import { Chip } from '@marram/ui/chip'
import { crumbsOf } from '../../kit/breadcrumbs.tsx'
import { RichText } from '../../kit/content/rich-text.tsx'
import { Sections } from '../../kit/content/sections.tsx'
import type { NearPlace } from '../../kit/entry/near-places.ts'
import listStyles from '../../kit/lists.css?url'
import { PageStyles } from '../../kit/page-styles.tsx'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { PlacesMap } from '../../map/places-map.tsx'
import { SearchLodgings } from '../../search/search-section.tsx'
import { settingOfArea } from '../../search/search-setting.ts'
import articleStyles from '../article.css?url'
import { PageTitle } from '../pages/page-title.tsx'
import { DepartmentList } from '../people/department-list.tsx'
import placeStyles from './place.css?url'
import { PlaceClimate, PlaceNear } from './place-parts.tsx'
import { WeatherOutlook } from './weather-outlook.tsx'

type AreaPageProps = {
  readonly area: Area
  readonly weather: AreaWeather | null
  readonly streets: readonly StreetSummary[]
  readonly near: readonly NearPlace[]
  /** The page of all areas. */
  readonly overview: Link | null
  /** True if the page's only search is for the houses of this area. */
  readonly ownsAddress: boolean
}

/** A place on the coast: houses, description and streets, location, nearby places, climate and office. */
export function AreaPage({ area, weather, streets, near, overview, ownsAddress }: AreaPageProps) {
  const { messages } = usePageContext()
  const { center, title } = area
  return (
    <>
      <PageStyles href={articleStyles} />
      <PageStyles href={listStyles} />
      <PageStyles href={placeStyles} />
      <PageTitle title={title} above={crumbsOf(overview)} intro={area.intro} image={area.image} isBeside />
      <SearchLodgings
        setting={settingOfArea(area, messages.lists.housesIn(title))}
        level={2}
        idPrefix="houses-"
        place="page"
        ownsAddress={ownsAddress}
      />
      <div className="wrap place-page">
        <AreaStory area={area} streets={streets} />
        <div className="stack">
          {center ? (
            <PartBoundary>
              <PlacesMap places={[{ name: title, ...center }]} />
            </PartBoundary>
          ) : null}
          <PlaceNear name={title} near={near} />
        </div>
      </div>
      {weather && weather.meta.source !== 'climate-model' ? (
        <PartBoundary>
          <WeatherOutlook weather={weather} place={title} />
        </PartBoundary>
      ) : null}
      <PlaceClimate name={title} />
      <Sections sections={area.sections} />
      <AreaOffice department={area.department} />
    </>
  )
}

/** The description of the area and the streets that have a page. */
function AreaStory({ area, streets }: Pick<AreaPageProps, 'area' | 'streets'>) {
  const { messages } = usePageContext()
  const reachable = streets.filter(({ path }) => path !== null)
  if (reachable.length === 0 && !area.content) return null
  return (
    <div className="stack place-page__story">
      {area.content ? (
        <div className="article-body">
          <PartBoundary>
            <RichText value={area.content} />
          </PartBoundary>
        </div>
      ) : null}
      {reachable.length > 0 ? (
        <>
          <h2>{messages.lists.streets}</h2>
          <ul className="chips">
            {reachable.map(({ sys, title, path }) => (
              <li key={sys.id}>
                <Chip href={path ?? ''}>{title}</Chip>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

/** The office that looks after the houses of the area. */
function AreaOffice({ department }: Pick<Area, 'department'>) {
  if (!department) return null
  return (
    <div className="section section--tight">
      <div className="wrap area-office">
        <PartBoundary>
          <DepartmentList departments={[department]} />
        </PartBoundary>
      </div>
    </div>
  )
}
