import type { Department, Employee } from '@marram/contract/content/simple-shapes'
import { EmployeeList } from '../../kit/content/blocks/employee-card.tsx'

type EmployeeGroupsProps = { readonly employees: readonly Employee[]; readonly departments: readonly Department[] }

/** Each employee once, under their office. */
export function EmployeeGroups({ employees, departments }: EmployeeGroupsProps) {
  const groups = departments.flatMap((department) => {
    const colleagues = employees.filter((employee) => firstOffice(employee, departments) === department)
    return colleagues.length > 0 ? [{ department, colleagues }] : []
  })
  const elsewhere = employees.filter((employee) => firstOffice(employee, departments) === undefined)
  return (
    <div className="groups">
      {groups.map(({ department, colleagues }) => (
        <section key={department.sys.id} className="stack" aria-labelledby={`people-${department.sys.id}`}>
          <h2 id={`people-${department.sys.id}`}>
            {department.page?.path ? <a href={department.page.path}>{department.title}</a> : department.title}
          </h2>
          <EmployeeList employees={colleagues} officePhone={department.phone} />
        </section>
      ))}
      {elsewhere.length > 0 ? <EmployeeList employees={elsewhere} /> : null}
    </div>
  )
}

function firstOffice({ locations }: Employee, departments: readonly Department[]): Department | undefined {
  return departments.find((department) => department.sys.id === locations[0]?.sys.id)
}
