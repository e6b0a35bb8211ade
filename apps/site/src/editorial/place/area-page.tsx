import type { AreaWeather } from '@marram/contract/broker/weather/shapes'
import type { Area, StreetSummary } from '@marram/contract/content/shapes'
import { Chip } from '@marram/ui/chip'
import { RichText } from '../../kit/content/rich-text.tsx'
import { Sections } from '../../kit/content/sections.tsx'
import listStyles from '../../kit/lists.css?url'
import { PageStyles } from '../../kit/page-styles.tsx'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { SearchHouses } from '../../search/search-section.tsx'
import { settingOfArea } from '../../search/search-setting.ts'
import articleStyles from '../article.css?url'
import { PageTitle } from '../content/page-title.tsx'
import { DepartmentList } from '../people/department-list.tsx'
import { WeatherOutlook } from './weather-outlook.tsx'

type AreaPageProps = {
  readonly area: Area
  readonly weather: AreaWeather | null
  readonly streets: readonly StreetSummary[]
  /** Whether its houses are the only ones searched for here. */
  readonly ownsAddress: boolean
}

/** A place on the coast: its story, its weather, its houses, its streets and its office. */
export function AreaPage({ area, weather, streets, ownsAddress }: AreaPageProps) {
  const { messages } = usePageContext()
  const reachable = streets.filter(({ path }) => path !== null)
  return (
    <>
      <PageStyles href={articleStyles} />
      <PageStyles href={listStyles} />
      <PageTitle title={area.title} intro={area.intro} image={area.image} />
      {area.content ? (
        <div className="article-body">
          <PartBoundary hydratesWithPage>
            <RichText value={area.content} />
          </PartBoundary>
        </div>
      ) : null}
      {weather ? (
        <PartBoundary hydratesWithPage>
          <WeatherOutlook weather={weather} place={area.title} />
        </PartBoundary>
      ) : null}
      <SearchHouses
        setting={settingOfArea(area, messages.lists.housesIn(area.title))}
        level={2}
        idPrefix="houses-"
        place="page"
        ownsAddress={ownsAddress}
      />
      <Sections sections={area.sections} />
      {reachable.length > 0 || area.department ? (
        <div className="section section--tight">
          <div className="wrap stack">
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
            {area.department ? (
              <PartBoundary hydratesWithPage>
                <DepartmentList departments={[area.department]} />
              </PartBoundary>
            ) : null}
          </div>
        </div>
      ) : null}
    </>
  )
}
