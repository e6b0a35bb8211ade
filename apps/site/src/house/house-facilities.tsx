import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import { facilityIcon } from '../kit/house-card/facility-icon.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { type FacilitySection, facilitySections, splitSections } from './facility-list.ts'

/** The browser's own disclosure holds what comes second: it opens without script, and search in page finds it. */
export function HouseFacilities({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house').facilities
  const sections = facilitySections(lodging, formatFor(scope.edition))
  const { shown, more } = splitSections(sections)
  const total = sections.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <section className="house__section" aria-labelledby="facilities">
      <h2 id="facilities">{words.title}</h2>
      <FacilityGroups sections={shown} />
      {more.length > 0 ? (
        <details className="more-facilities">
          <summary className="button button--secondary button--small">
            <span className="more-facilities__closed">{words.all(total)}</span>
            <span className="more-facilities__open">{words.fewer}</span>
          </summary>
          <FacilityGroups sections={more} />
        </details>
      ) : null}
    </section>
  )
}

function FacilityGroups({ sections }: { sections: readonly FacilitySection[] }) {
  return (
    <div className="facility-groups">
      {sections.map(({ key, name, lines }) => (
        <div key={key}>
          <h3 className="minor">{name}</h3>
          <ul className="facility-list">
            {lines.map((line) => (
              <li key={line.key}>
                <Icon name={facilityIcon(line.key)} />
                {line.text}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
