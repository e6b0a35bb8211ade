import { Link, useRouter } from '@tanstack/react-router'
import { words } from './words.ts'

export function NotFound() {
  return (
    <div className="center">
      <h1>{words.notFound}</h1>
      <p>{words.notFoundMore}</p>
      <Link className="btn" to="/desk/">
        {words.toToday}
      </Link>
    </div>
  )
}

export function Failed() {
  const router = useRouter()
  return (
    <div className="center" role="alert">
      <h1>{words.failed}</h1>
      <p>{words.failedMore}</p>
      <button type="button" className="btn" onClick={() => void router.invalidate()}>
        {words.again}
      </button>
    </div>
  )
}

export function Loading() {
  return (
    <div className="center" role="status">
      {words.loading}
    </div>
  )
}
