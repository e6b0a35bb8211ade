import { Icon } from '@marram/ui/icon'
import { useContentEnvironment } from '../content-environment.ts'
import { ContentLink } from '../content-link.tsx'
import type { EmbedOf } from '../content-model.ts'
import { readMarkers } from '../rules/map-markers.ts'
import type { BlockProps } from './block-props.ts'

/** The places of a map, drawn and as a list; no third-party tiles are requested before the visitor agrees. */
export function MapBlock({ entry, level }: BlockProps<EmbedOf<'MapBlock'>>) {
  const { edition, messages, renderMap } = useContentEnvironment()
  if (entry.map === null) return null
  const markers = readMarkers(entry.map, edition)
  if (markers.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <div className="map-list">
      {entry.map.title ? <Heading className="map-list__title">{entry.map.title}</Heading> : null}
      {renderMap?.(markers)}
      <ul className="map-list__places">
        {markers.map(({ name, text, lat, lon }, index) => (
          <li key={`${lat} ${lon}`}>
            <Icon name="map-pin" />
            <div>
              <ContentLink uri={mapAddress(lat, lon)}>
                {messages.content.map.place(name || messages.content.map.unnamed(index + 1))}
              </ContentLink>
              {text ? <p className="small">{text}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function mapAddress(lat: number, lon: number): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`
}
