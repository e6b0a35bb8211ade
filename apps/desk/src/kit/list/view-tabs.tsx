import { listViews } from '@marram/contract/desk/views'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { asking } from '../desk-client.ts'
import { format } from '../format.ts'
import { orderOf, questionOf, readAddress, savedPart, writeAddress } from './list-address.ts'
import type { ListAddress, ListDefinition, ListView } from './list-definition.ts'
import { words } from './list-words.ts'

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }))

type Props<Item> = { readonly definition: ListDefinition<Item>; readonly address: ListAddress }

/** Standard views and one's own; the one whose address this is, is current. */
export function ViewTabs<Item>({ definition, address }: Props<Item>) {
  const router = useRouter()
  const [isSaving, setSaving] = useState(false)
  const saved = useQuery(asking(listViews, { list: definition.name })).data ?? []
  const own = saved.map(({ name, address: written }) => ({ name, address: readAddress(definition, written) }))
  const now = writeAddress(savedPart(definition, address))
  const follow = (event: MouseEvent, to: ListAddress): void => {
    // The browser opens new tabs itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href: `${router.state.location.pathname}?${writeAddress(to)}` })
  }
  const views: readonly ListView[] = [...definition.views, ...own]
  return (
    <nav className="tabs" aria-label={words.views}>
      {views.map((view) => {
        const { name, figure } = view
        const isCurrent = writeAddress(savedPart(definition, view.address)) === now
        return (
          <a
            key={`${figure ?? ''} ${name}`}
            href={`?${writeAddress(view.address)}`}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={(event) => follow(event, view.address)}
          >
            {name}
            {figure !== undefined && <Figure definition={definition} view={view} figure={figure} />}
          </a>
        )
      })}
      <button type="button" className="muted" aria-label={words.addView} onClick={() => setSaving(true)}>
        <Plus className="i i--16" aria-hidden="true" />
      </button>
      <Suspense>
        {isSaving && <ViewDialog list={definition.name} address={now} saved={saved} onClose={() => setSaving(false)} />}
      </Suspense>
    </nav>
  )
}

type FigureProps<Item> = {
  readonly definition: ListDefinition<Item>
  readonly view: ListView
  readonly figure: NonNullable<ListView['figure']>
}

function Figure<Item>({ definition, view, figure }: FigureProps<Item>) {
  const question = { address: questionOf(definition, view.address), ...orderOf(definition, view.address) }
  const { data } = useQuery({
    queryKey: [definition.questionKey, 'total', question],
    queryFn: ({ signal }) => definition.ask({ ...question, cursor: null, limit: 1 }, { signal }),
    select: ({ total }) => total,
  })
  if (data === undefined || data === null) return null
  const look = figure === 'plain' || data === 0 ? '' : ` count--${figure}`
  return <span className={`count${look}`}>{format.number(data)}</span>
}
