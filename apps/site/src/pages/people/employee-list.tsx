import type { Employee } from '@marram/contract/content/simple-shapes'
import { EmployeeCard } from '../../content/blocks/employee-card.tsx'

export function EmployeeList({ employees }: { employees: readonly Employee[] }) {
  return (
    <ul className="people">
      {employees.map((employee) => (
        <li key={employee.sys.id}>
          <EmployeeCard employee={employee} />
        </li>
      ))}
    </ul>
  )
}
