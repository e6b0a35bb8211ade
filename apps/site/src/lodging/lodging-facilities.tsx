import type { LodgingFacility, LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { cardHighlights } from '@marram/domain/facility/appearance'
import { type Format, formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import { facilityIcon } from '../kit/lodging-card/facility-icon.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { facilityValue } from './facility-value.ts'
import { bedDetail, interiorOf, type PlanWords } from './plan/room-words.ts'

/** The eight that guests choose a house by. A native disclosure holds all: search in page finds them without script. */
export function LodgingFacilities({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const { facilities: words, plan } = usePageMessages('house')
  const sections = facilitySections(lodging, formatFor(scope.edition), plan)
  const lines = sections.flatMap((section) => section.lines)
  const top = topFacilities(sections)
  const hasMore = lines.length > top.length
  return (
    <section className="house__section" aria-labelledby="facilities">
      <h2 id="facilities">{words.title}</h2>
      <div className="facilities">
        <FacilityLines lines={top} className="facility-list facility-list--top" />
        {hasMore ? (
          <details className="more-facilities">
            <summary className="button button--secondary button--small">
              <span className="more-facilities__closed">{words.all(lines.length)}</span>
              <span className="more-facilities__open">{words.fewer}</span>
            </summary>
            <FacilityGroups sections={sections} />
          </details>
        ) : null}
      </div>
    </section>
  )
}

function FacilityGroups({ sections }: { sections: readonly FacilitySection[] }) {
  return (
    <div className="facility-groups">
      {sections.map(({ key, name, lines }) => (
        <div key={key}>
          <h3 className="minor">{name}</h3>
          <FacilityLines lines={lines} className="facility-list" />
        </div>
      ))}
    </div>
  )
}

function FacilityLines({ lines, className }: { lines: readonly FacilityLine[]; className: string }) {
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line.key}>
          <Icon name={facilityIcon(line.key)} />
          {line.text}
        </li>
      ))}
    </ul>
  )
}

type FacilityLine = { readonly key: string; readonly text: string }
type FacilitySection = { readonly key: string; readonly name: string; readonly lines: readonly FacilityLine[] }

/** These have their own section of the page. */
const elsewhere: readonly string[] = ['distances', 'change-days', 'rules']
const maxTop = 8
/** After the highlights of a house card, in this order. */
const alsoAsked: readonly string[] = [
  'washing-machine',
  'tv',
  'cot',
  'high-chair',
  'grill',
  'streaming',
  'dryer',
  'oven',
]

/** Numbers that follow another facility's yes instead of taking a line. */
const details: Readonly<Record<string, string>> = { internet: 'internet-speed', 'ev-charger': 'ev-charger-power' }
const detailKeys: readonly string[] = Object.values(details)
/** Another line says the same more precisely. */
const coveredBy: Readonly<Record<string, (other: LodgingFacility) => boolean>> = {
  pool: ({ key }) => key === 'indoor-pool' || key === 'outdoor-pool',
  terrace: ({ key }) => key === 'open-terraces' || key === 'covered-terraces',
  'heat-pump': ({ key, value }) => key === 'heating' && value === 'heat-pump',
  'pets-allowed': ({ key }) => key === 'pets-max',
}

/** All facility groups of the house; a facility is in its main group only. */
export function facilitySections(lodging: LodgingPage, format: Format, plan: PlanWords): FacilitySection[] {
  const { facilities, facilityGroups } = lodging
  const interior = interiorOf(lodging)
  const present = facilities.filter(({ value }) => value !== '0')
  const shown = present.filter(({ key }) => {
    const isCovered = coveredBy[key]
    return !detailKeys.includes(key) && !(isCovered && present.some(isCovered))
  })
  const groups = facilityGroups.filter(({ key }) => !elsewhere.includes(key))
  return groups.flatMap(({ key, name }) => {
    const inGroup = shown.filter((facility) => facility.groups.find((group) => !elsewhere.includes(group)) === key)
    const lines = inGroup.map((facility) => {
      const line = lineOf(facility, detailOf(facility, facilities), format)
      const beds = bedDetail(facility.key, interior, plan, format)
      return { key: facility.key, text: beds === null ? line : `${line} (${beds})` }
    })
    return lines.length === 0 ? [] : [{ key, name, lines }]
  })
}

/** The highlights of a house card come first, then facilities that every family asks for. */
export function topFacilities(sections: readonly FacilitySection[]): FacilityLine[] {
  const lines = sections.flatMap((section) => section.lines)
  const asked: readonly string[] = [...cardHighlights, ...alsoAsked]
  const rankOf = ({ key }: FacilityLine): number => (asked.includes(key) ? asked.indexOf(key) : asked.length)
  return lines.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, maxTop)
}

function detailOf({ key }: LodgingFacility, all: readonly LodgingFacility[]): LodgingFacility | undefined {
  const wanted = details[key]
  return all.find((facility) => facility.key === wanted && facility.value !== '0')
}

function lineOf(facility: LodgingFacility, detail: LodgingFacility | undefined, format: Format): string {
  if (facility.valueType === 'bool') {
    return detail ? `${facility.name}, ${facilityValue(detail, format)}` : facility.name
  }
  return `${facility.name}: ${facilityValue(facility, format)}`
}
