import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { planRooms } from '@marram/domain/floor-plan/plan-rooms'
import { sleepersIn } from '@marram/domain/floor-plan/sleeping-rooms'
import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { Picture } from '@marram/ui/picture'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { lazyPart } from '../../kit/lazy-part.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { ServedHtml } from '../../kit/served-html.tsx'
import { facilityNumber, hasFacility } from '../lodging-facility.ts'
import { type LodgingPicture, lodgingPictures } from '../lodging-pictures.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { bedFacilities, bedLines, findRoomPicture, interiorOf, roomName } from './room-words.ts'

// The browser loads the drawing only after a client-side navigation.
const LazyDrawing = lazyPart(async () => (await import('./plan-drawing.tsx')).PlanDrawing)
const drawingHere = createIsomorphicFn()
  .server(() => PlanDrawing)
  .client(() => LazyDrawing)

/** Shows the layout of rooms and beds: the agency's own plan, or one drawn from the facts if they suffice. */
export function LodgingPlan({ lodging }: { lodging: LodgingPage }) {
  const { scope, messages } = usePageContext()
  const words = usePageMessages('house')
  const pictures = lodgingPictures(lodging, scope.edition, words.pictures)
  const own = pictures.findIndex(({ room }) => room === 'floor-plan')
  const persons = messages.lodging.persons(lodging.maxPersons)
  const { hasFloorPlan } = lodging
  return (
    <section className="house__section" aria-labelledby="plan">
      <h2 id="plan">{hasFloorPlan ? words.plan.title : words.plan.beds}</h2>
      <div className={hasFloorPlan ? 'plan' : undefined}>
        {pictures[own] ? <OwnPlan lodging={lodging} plan={pictures[own]} position={own} /> : null}
        {hasFloorPlan && !pictures[own] ? <DrawnPlan lodging={lodging} /> : null}
        <div className="stack">
          <p>{words.plan.summary(messages.lodging.bedrooms(facilityNumber(lodging, 'bedrooms')), persons)}</p>
          <RoomList lodging={lodging} pictures={pictures} />
        </div>
      </div>
    </section>
  )
}

function DrawnPlan({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house').plan
  const Drawing = drawingHere()
  const area = facilityNumber(lodging, 'living-area')
  return (
    <figure className="plan__drawn">
      <ServedHtml>
        <Drawing lodging={lodging} />
      </ServedHtml>
      <figcaption className="small muted">
        {area > 0 ? `${formatFor(scope.edition).number(area)}\u00a0m². ` : ''}
        {words.sketch}
      </figcaption>
    </figure>
  )
}

function OwnPlan({ lodging, plan, position }: { lodging: LodgingPage; plan: LodgingPicture; position: number }) {
  const words = usePageMessages('house').plan
  return (
    <a className="plan__picture" href={plan.href} data-picture={position}>
      <Picture
        src={plan.src}
        alt={words.alt(facilityNumber(lodging, 'bedrooms'))}
        width={412}
        height={275}
        widths={[412, 824, 1236]}
        sizes="(min-width: 64rem) 28rem, 100vw"
      />
      <span className="visually-hidden">{words.enlarge}</span>
    </a>
  )
}

type RoomListProps = { readonly lodging: LodgingPage; readonly pictures: readonly LodgingPicture[] }

/** The plan as text: every room, its beds, their size and capacity. */
function RoomList({ lodging, pictures }: RoomListProps) {
  const { messages } = usePageContext()
  const words = usePageMessages('house').plan
  const facts = interiorOf(lodging)
  const loft = (facts.sleeping ?? []).filter(({ place }) => place === 'loft').flatMap(({ beds }) => beds)
  return (
    <ul className="bed-list" aria-label={words.beds}>
      {planRooms(facts).map((room) => {
        const name = roomName(room, words)
        const position = findRoomPicture(room, pictures)
        const picture = position === null ? undefined : pictures[position]
        const where = room.level === 'ground' ? '' : `, ${words.levels[room.level]}`
        return (
          <RoomLine key={name} icon={roomIcons[room.kind]}>
            <b>
              {picture ? (
                <a href={picture.href} data-picture={position}>
                  {name}
                </a>
              ) : (
                name
              )}
              {where}
            </b>{' '}
            {room.beds.length > 0
              ? `${bedLines(room.beds, words).join('; ')} (${messages.lodging.persons(sleepersIn(room.beds))})`
              : null}
          </RoomLine>
        )
      })}
      {loft.length > 0 ? (
        <RoomLine icon="bed-double">
          <b>{words.loft}</b> {`${bedLines(loft, words).join('; ')}, ${words.places['loft-places']}`}
        </RoomLine>
      ) : null}
      {facts.sleeping === null ? <CountedBeds lodging={lodging} /> : null}
      {hasFacility(lodging, 'cot') ? <RoomLine icon="baby">{words.cot}</RoomLine> : null}
    </ul>
  )
}

const roomIcons = {
  living: 'house',
  'living-kitchen': 'house',
  kitchen: 'cooking-pot',
  bedroom: 'bed-double',
  bathroom: 'shower-head',
  toilet: 'droplets',
  sauna: 'sauna',
  pool: 'waves-ladder',
  activity: 'gamepad-2',
} as const

/** Used if the catalogue only has the number of beds. */
function CountedBeds({ lodging }: { lodging: LodgingPage }) {
  const words = usePageMessages('house').plan
  return Object.values(bedFacilities).map((kind) => {
    const count = facilityNumber(lodging, kind)
    return count > 0 ? (
      <RoomLine key={kind} icon="bed-double">
        <b>{words[kind](count)}</b> {words.places[kind]}
      </RoomLine>
    ) : null
  })
}

function RoomLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  )
}
