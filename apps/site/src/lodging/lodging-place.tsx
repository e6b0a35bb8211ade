import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { SectionHead } from '@marram/ui/section-head'
import { TextLink } from '@marram/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { LodgingMap } from '../map/lodging-map.tsx'
import { AreaWeatherFor } from './area-weather.tsx'
import { beachDistance, facilityNumber, hasFacility } from './lodging-facility.ts'
import { lodgingPlacesQuery, lodgingWeatherQuery } from './lodging-part-queries.ts'
import { useStayChoice } from './stay/stay-choice-provider.tsx'

/** Location of the house: map, way to the beach, weather, distances, and texts about the area. */
export function LodgingPlace({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('around')
  const { area, street } = lodging
  const { choice, isRequested } = useStayChoice()
  const { data: weather } = useQuery({ ...lodgingWeatherQuery(scope, area.id), enabled: false })
  return (
    <section className="section" id="place" aria-labelledby="place-title">
      <div className="wrap">
        <SectionHead id="place-title" title={texts.placeTitle} intro={texts.placeIntro(street.name, area.name)} />
        <div className="place">
          <div className="stack">
            <PartBoundary>
              <LodgingMap
                house={{ latitude: lodging.latitude, longitude: lodging.longitude, label: lodging.name.toUpperCase() }}
                distanceToBeachM={beachDistance(lodging)}
              />
            </PartBoundary>
            <PartBoundary>
              <PlaceLinks lodging={lodging} />
            </PartBoundary>
          </div>
          <div className="stack">
            <PartBoundary>
              <AreaWeatherFor
                weather={weather ?? null}
                area={area.name}
                arrival={isRequested ? choice.arrival : null}
              />
            </PartBoundary>
            <PartBoundary>
              <LodgingDistances lodging={lodging} />
            </PartBoundary>
          </div>
        </div>
      </div>
    </section>
  )
}

function PlaceLinks({ lodging: { area, street } }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('around')
  const { data } = useQuery({ ...lodgingPlacesQuery(scope, { areaId: area.id, streetId: street.id }), enabled: false })
  if (!data?.areaPath && !data?.streetPath) return null
  return (
    <p className="row place__links">
      {data.areaPath ? (
        <TextLink href={data.areaPath} iconAfter="arrow-right">
          {texts.areaPage(area.name)}
        </TextLink>
      ) : null}
      {data.streetPath ? (
        <TextLink href={data.streetPath} iconAfter="arrow-right">
          {texts.streetPage(street.name, street.lodgingCount)}
        </TextLink>
      ) : null}
    </p>
  )
}

/** "Water" may be a pond: every distance names its target. */
const distances = [
  ['distance-beach', 'waves'],
  ['distance-fjord', 'sailboat'],
  ['distance-lake', 'droplets'],
  ['distance-shop', 'store'],
  ['distance-restaurant', 'utensils'],
  ['distance-harbour', 'fish'],
  ['distance-golf', 'flag'],
] as const

type Row = { readonly icon: IconName; readonly name: string; readonly value: string }

function LodgingDistances({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house').distances
  const format = formatFor(scope.edition)
  const rows: Row[] = [
    ...distances.flatMap(([key, icon]) => {
      const metres = facilityNumber(lodging, key)
      return metres > 0 ? [{ icon, name: words[key], value: format.distance(metres) }] : []
    }),
    ...(hasFacility(lodging, 'path-to-beach')
      ? [{ icon: 'trees' as const, name: words.path, value: words.pathValue }]
      : []),
    {
      icon: 'key-round',
      name: words.key,
      value: hasFacility(lodging, 'key-box') ? words.keyBox : words.keyOffice,
    },
  ]
  return (
    <div className="stack stack--sm">
      <ul className="panel panel--flat distances" aria-label={words.label}>
        {rows.map(({ icon, name, value }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{name}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      <p className="small muted">{words.note}</p>
    </div>
  )
}
