import { useState } from 'react'

/** Hides what was decided until the list is asked for again; an undo brings it back. */
export function useDecided<Item>(items: readonly Item[] | undefined, idOf: (item: Item) => string) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  return {
    left: items?.filter((item) => !hidden.has(idOf(item))),
    hide(id: string) {
      setHidden((before) => new Set([...before, id]))
      return () => setHidden((before) => new Set([...before].filter((one) => one !== id)))
    },
  }
}
