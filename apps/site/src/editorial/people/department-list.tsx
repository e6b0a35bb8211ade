import type { Department } from '@marram/contract/content/simple-shapes'
import { Panel } from '@marram/ui/panel'
import { usePageContext } from '../../kit/scope/page-context.ts'

type DepartmentListProps = {
  readonly departments: readonly Department[]
  /** A page of an office does not link to itself. */
  readonly isOwnPage?: boolean
}

/** The offices: address, opening hours, key pick-up, and help after hours. */
export function DepartmentList({ departments, isOwnPage = false }: DepartmentListProps) {
  return (
    <ul className="offices">
      {departments.map((department) => (
        <li key={department.sys.id}>
          <Panel>
            <Office department={department} isOwnPage={isOwnPage} />
          </Panel>
        </li>
      ))}
    </ul>
  )
}

function Office({ department, isOwnPage }: { readonly department: Department; readonly isOwnPage: boolean }) {
  const { messages } = usePageContext()
  const { address, phone, email, page } = department
  const notes = [
    { title: messages.lists.openingHours, text: department.openingHours },
    { title: messages.lists.keyDelivery, text: department.keyDelivery },
    { title: messages.lists.outsideHours, text: department.outsideHours },
  ]
  return (
    <div className="stack stack--sm">
      <h2>{page?.path && !isOwnPage ? <a href={page.path}>{department.title}</a> : department.title}</h2>
      <address className="office__address">
        {address ? (
          <>
            {address.address}
            <br />
            {address.zipcode} {address.city}
            <br />
          </>
        ) : null}
        {phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : null}
        <br />
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </address>
      <dl className="stack stack--sm">
        {notes
          .filter(({ text }) => text)
          .map(({ title, text }) => (
            <div key={title}>
              <dt className="minor">{title}</dt>
              <dd className="office__note">{text}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
