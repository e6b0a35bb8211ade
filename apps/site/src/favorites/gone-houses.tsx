import type { LodgingPlace } from '@marram/contract/broker/lodging/shapes'
import { Button } from '@marram/ui/button'
import { usePageMessages } from '../kit/scope/page-messages.ts'

type GoneHousesProps = {
  readonly ids: readonly number[]
  readonly places: readonly LodgingPlace[]
  readonly onRemove?: (lodgingId: number, name: string) => void
}

/** Houses of the list that cannot be booked any more, each under the number it had. */
export function GoneHouses({ ids, places, onRemove }: GoneHousesProps) {
  const { gone } = usePageMessages('favorites')
  if (ids.length === 0) return null
  const nameOf = (id: number): string => places.find((place) => place.id === id)?.name.toUpperCase() ?? String(id)
  return (
    <section className="panel panel--flat gone" aria-labelledby="gone-title">
      <h2 className="minor" id="gone-title">
        {gone.title}
      </h2>
      <p className="small muted">{gone.text}</p>
      <ul className="gone__list">
        {ids.map((id) => (
          <li key={id}>
            <span className="gone__name">{gone.house(nameOf(id))}</span>
            {onRemove ? (
              <Button
                colour="Text"
                size="small"
                icon="trash"
                aria-label={gone.removeHouse(nameOf(id))}
                onClick={() => onRemove(id, nameOf(id))}
              >
                {gone.remove}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
