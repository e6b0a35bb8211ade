import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Person } from './person.tsx'
import { words } from './words.ts'

export function PersonPage() {
  const { user = '' } = useParams({ strict: false })
  return (
    <div className="page">
      <p>
        <Link className="btn btn--bare btn--28" to="/desk/people/">
          <ArrowLeft className="i" aria-hidden="true" />
          {words.backToList}
        </Link>
      </p>
      <div className="person__page">
        <Person id={Number(user)} />
      </div>
    </div>
  )
}
