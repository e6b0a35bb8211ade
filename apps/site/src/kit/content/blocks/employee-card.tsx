import type { Employee } from '@marram/contract/content/simple-shapes'
import { Icon } from '@marram/ui/icon'
import { Picture } from '@marram/ui/picture'
import { useContentEnvironment } from '../content-environment.ts'
import { presentLink } from '../rules/link-rules.ts'

type EmployeeCardProps = {
  readonly employee: Employee
  /** Shown under the name of an office: employees without a telephone are reached there, so theirs is not repeated. */
  readonly officePhone?: string | null
}

/** An employee of the agency with contact details. */
export function EmployeeCard({ employee, officePhone }: EmployeeCardProps) {
  const { messages } = useContentEnvironment()
  const { name, jobTitle, email, locations } = employee
  const phone = employee.phone ?? officePhone
  return (
    <div className="employee">
      <div>
        <Face employee={employee} />
      </div>
      <div className="employee__text">
        <b>{name}</b>
        {jobTitle ? <span className="small muted">{jobTitle}</span> : null}
        {locations.length > 0 && officePhone === undefined ? (
          <span className="small muted">{locations.map(({ title }) => title).join(', ')}</span>
        ) : null}
        {phone ? (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={messages.content.employee.call(name, phone)}>
            <Icon name="phone" size="small" />
            {phone}
          </a>
        ) : null}
        {email ? (
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
            <Icon name="mail" size="small" />
            {messages.content.employee.write(name)}
          </a>
        ) : null}
      </div>
    </div>
  )
}

function Face({ employee }: { readonly employee: Employee }) {
  const environment = useContentEnvironment()
  const [image] = employee.images
  const address = image === undefined ? null : presentLink(image.url, environment)
  if (image === undefined || address === null) {
    return (
      <span className="employee__face" aria-hidden="true">
        {employee.name.charAt(0)}
      </span>
    )
  }
  return (
    <Picture
      src={address.href}
      alt=""
      width={128}
      height={128}
      fit="cover"
      focus="face"
      className="employee__face"
      {...(image.contentType === null ? {} : { contentType: image.contentType })}
    />
  )
}

type EmployeeListProps = Pick<EmployeeCardProps, 'officePhone'> & { readonly employees: readonly Employee[] }

export function EmployeeList({ employees, ...office }: EmployeeListProps) {
  return (
    <ul className="employees">
      {employees.map((employee) => (
        <li key={employee.sys.id}>
          <EmployeeCard employee={employee} {...office} />
        </li>
      ))}
    </ul>
  )
}
