import { type MouseEvent, useEffect } from 'react'
import { countEvent } from '../frame/counting/count-event.ts'
import { useSearchResult, useSearchScope } from './search-scope.tsx'

/** Letters that a name in the statistics may have; editors may write anything. */
export function listName(listType: string): string {
  const name = listType.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  return name.replaceAll(/^-|-$/g, '').slice(0, 40) || 'list'
}

/** Counts, under the type that editors gave it, that a list was shown and that a house was opened from it. */
export function useListCounter(): { onClick: (event: MouseEvent<HTMLElement>) => void } {
  const { setting } = useSearchScope()
  const name = listName(setting.listType)
  const isShown = useSearchResult().cards.length > 0
  useEffect(() => {
    if (isShown) countEvent(`list:${name}`)
  }, [isShown, name])
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && currentTarget.contains(link)) countEvent(`house-from:${name}`)
  }
  return { onClick }
}
