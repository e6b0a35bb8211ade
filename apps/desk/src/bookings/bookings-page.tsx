import { words } from './words.ts'

export function BookingsPage() {
  return (
    <div className="page">
      <h1>{words.title}</h1>
    </div>
  )
}
