import type { Department, Employee } from '@marram/contract/content/simple-shapes'
import { Chip } from '@marram/ui/chip'
import { Icon } from '@marram/ui/icon'
import { EmployeeList } from '../../kit/content/blocks/employee-card.tsx'
import { PageStyles } from '../../kit/page-styles.tsx'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { PlacesMap } from '../../map/places-map.tsx'
import placeStyles from '../place/place.css?url'
import { DepartmentList } from './department-list.tsx'

type OfficeViewProps = { readonly department: Department; readonly employees: readonly Employee[] }

/** One office: opening hours, address, the areas it looks after and its employees. */
export function OfficeView({ department, employees }: OfficeViewProps) {
  const { messages } = usePageContext()
  const { center, title, areas, phone } = department
  return (
    <div className="groups">
      <PageStyles href={placeStyles} />
      <div className="office-page">
        <DepartmentList departments={[department]} isOwnPage />
        {center ? (
          <div className="stack stack--sm">
            <PartBoundary>
              <PlacesMap places={[{ name: title, ...center }]} />
            </PartBoundary>
            <a className="row" href={`https://www.openstreetmap.org/directions?to=${center.lat}%2C${center.lon}`}>
              <Icon name="route" size="small" />
              {messages.lists.directions}
            </a>
          </div>
        ) : null}
      </div>
      {areas.length > 0 ? (
        <section className="stack stack--sm" aria-labelledby="office-areas">
          <h2 id="office-areas">{messages.lists.officeAreas}</h2>
          <ul className="chips">
            {areas.map(({ id, title: name, path }) => (
              <li key={id}>{path ? <Chip href={path}>{name}</Chip> : name}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {employees.length > 0 ? (
        <section className="stack" aria-labelledby="office-people">
          <h2 id="office-people">{messages.lists.officePeople}</h2>
          <EmployeeList employees={employees} officePhone={phone} />
        </section>
      ) : null}
    </div>
  )
}
