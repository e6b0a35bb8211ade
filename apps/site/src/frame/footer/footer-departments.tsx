import type { FrameDepartment } from '../frame-data.ts'
import { phoneHref } from '../header/header-phone.tsx'

export function FooterDepartments({ departments }: { departments: readonly FrameDepartment[] }) {
  return [...departments]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((department) => <Department key={department.id} department={department} />)
}

function Department({ department }: { department: FrameDepartment }) {
  const { title, href, address, zipcode, city, phone, email } = department
  return (
    <div>
      <h2>{href ? <a href={href}>{title}</a> : title}</h2>
      <address>
        {address ? <span>{address}</span> : null}
        <span>{[zipcode, city].filter(Boolean).join(' ')}</span>
        {phone ? <a href={phoneHref(phone)}>{phone}</a> : null}
        {email ? <MailLink email={email} /> : null}
      </address>
    </div>
  )
}

/** A long address may break behind its at sign, nowhere else. */
function MailLink({ email }: { email: string }) {
  const [name = '', host = ''] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      {name}@<wbr />
      {host}
    </a>
  )
}
