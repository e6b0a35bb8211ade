import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { Picture } from '@marram/ui/picture'
import { showPicture } from '../kit/lightbox/picture-address.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { facilityNumber, hasFacility } from './house-facility.ts'
import { housePictures } from './house-pictures.ts'

const bedKinds = ['double-beds', 'single-beds', 'bunk-beds', 'sofa-beds', 'loft-places'] as const

/** Shows how the rooms lie and who sleeps where. */
export function HousePlan({ lodging }: { lodging: LodgingPage }) {
  const words = usePageMessages('house')
  const { messages } = usePageContext()
  const persons = messages.lodging.persons(lodging.maxPersons)
  return (
    <section className="house__section" aria-labelledby="plan">
      <h2 id="plan">{words.plan.title}</h2>
      <div className="plan">
        <FloorPlan lodging={lodging} />
        <div className="stack">
          <p>{words.plan.rooms(messages.lodging.bedrooms(facilityNumber(lodging, 'bedrooms')), persons)}</p>
          <BedList lodging={lodging} />
        </div>
      </div>
    </section>
  )
}

function FloorPlan({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house')
  const pictures = housePictures(lodging, scope.edition, words.pictures)
  const index = pictures.findIndex(({ room }) => room === 'floor-plan')
  const plan = pictures[index]
  if (!plan) return null
  return (
    <a
      className="plan__picture"
      href={plan.href}
      onClick={(event) => {
        event.preventDefault()
        showPicture(words.gallery.anchor, index)
      }}
    >
      <Picture
        src={plan.src}
        alt={words.plan.alt(facilityNumber(lodging, 'bedrooms'))}
        width={412}
        height={275}
        widths={[412, 824, 1236]}
        sizes="(min-width: 64rem) 28rem, 100vw"
      />
      <span className="visually-hidden">{words.plan.enlarge}</span>
    </a>
  )
}

function BedList({ lodging }: { lodging: LodgingPage }) {
  const words = usePageMessages('house').plan
  const beds = bedKinds.flatMap((kind) => {
    const count = facilityNumber(lodging, kind)
    return count > 0 ? [{ kind, count: words[kind](count), place: words.places[kind] }] : []
  })
  return (
    <ul className="bed-list" aria-label={words.beds}>
      {beds.map(({ kind, count, place }) => (
        <BedLine key={kind} icon="bed-double">
          <b>{count}</b> {place}
        </BedLine>
      ))}
      {hasFacility(lodging, 'cot') ? <BedLine icon="baby">{words.cot}</BedLine> : null}
    </ul>
  )
}

function BedLine({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  )
}
