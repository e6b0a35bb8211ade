import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Entry } from './entry.tsx'
import { words } from './words.ts'

export function EntryPage() {
  const { entry = '' } = useParams({ strict: false })
  return (
    <div className="page">
      <p>
        <Link className="btn btn--bare btn--28" to="/desk/log/">
          <ArrowLeft className="i" aria-hidden="true" />
          {words.backToList}
        </Link>
      </p>
      <div className="log__entry">
        <Entry id={Number(entry)} isPage />
      </div>
    </div>
  )
}
