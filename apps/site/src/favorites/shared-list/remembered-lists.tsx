import type { SharedListView } from '@marram/contract/favorites/shared-list-view'
import { copenhagenDay, type IsoDay, parseIsoDay } from '@marram/domain/iso-day'
import { useEffect } from 'react'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'

export type RememberedList = { readonly path: string; readonly title: string; readonly readableUntil: IsoDay }

const key = 'shared-lists'
const maxRemembered = 20

/** Excludes expired lists, newest first; invalid or manually edited entries are ignored. */
export function parseRemembered(written: string | null, today: IsoDay): RememberedList[] {
  try {
    const stored: unknown = JSON.parse(written ?? '[]')
    return Array.isArray(stored)
      ? stored.filter(isRemembered).filter(({ readableUntil }) => readableUntil >= today)
      : []
  } catch {
    return []
  }
}

function isRemembered(value: unknown): value is RememberedList {
  if (typeof value !== 'object' || value === null) return false
  const { path, title, readableUntil }: Partial<Record<keyof RememberedList, unknown>> = value
  const isPath = typeof path === 'string' && /^\/[a-z-]+\/[\da-f]{32}\/$/.test(path)
  return isPath && typeof title === 'string' && parseIsoDay(readableUntil) !== null
}

/** Participants find the list again on the favourites page of this browser. */
export function useRemembered(path: string, { title, readableUntil, you }: SharedListView): void {
  const isMine = you !== null
  useEffect(() => {
    const others = remembered().filter((list) => list.path !== path)
    const all = isMine ? [{ path, title, readableUntil }, ...others] : others
    try {
      window.localStorage.setItem(key, JSON.stringify(all.slice(0, maxRemembered)))
    } catch {
      // Without storage, the guest still has the browser history.
    }
  }, [path, title, readableUntil, isMine])
}

function remembered(): RememberedList[] {
  try {
    return parseRemembered(window.localStorage.getItem(key), copenhagenDay(new Date()))
  } catch {
    return []
  }
}

/** The lists that this browser participates in. */
export function RememberedLists() {
  const { sharedLists } = usePageMessages('favorites')
  const lists = useHydrated() ? remembered() : []
  if (lists.length === 0) return null
  return (
    <section className="panel panel--flat stack stack--sm no-print" aria-labelledby="remembered-title">
      <h2 className="minor" id="remembered-title">
        {sharedLists}
      </h2>
      <ul className="remembered">
        {lists.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
