import { Link } from '@tanstack/react-router'
import { words } from './words.ts'

/** People and their roles: two pages of one area. */
export function PeopleNav() {
  return (
    <nav className="group people__parts" aria-label={words.parts}>
      <Link className="btn btn--28" to="/desk/people/" activeOptions={{ exact: true, includeSearch: false }}>
        {words.title}
      </Link>
      <Link className="btn btn--28" to="/desk/people/roles/" activeOptions={{ includeSearch: false }}>
        {words.roles}
      </Link>
    </nav>
  )
}
