import { Button } from '../button/button.tsx'
import type { Example } from '../gallery/example.ts'
import { PageLoading, usePageLoading } from './page-loading.tsx'

export const title = 'Page loading'

function Navigation() {
  const { state, start, finish, fail } = usePageLoading()
  return (
    <div className="row">
      <PageLoading state={state} label="Seite wird geladen" />
      <Button onClick={start}>Seite öffnen</Button>
      <Button onClick={finish}>Seite ist da</Button>
      <Button onClick={fail}>Seite kommt nicht</Button>
    </div>
  )
}

export const examples: Example[] = [{ name: 'bar at the top of the window', element: <Navigation /> }]
