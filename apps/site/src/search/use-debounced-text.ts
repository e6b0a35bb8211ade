import type { CriterionKey } from '@marram/domain/criteria/key'
import { setCriterion } from '@marram/domain/criteria/search-state'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../kit/use-store.ts'
import type { SearchScope } from './search-scope.tsx'

const pauseMs = 300

type DebouncedText = Readonly<{
  text: string
  type: (text: string) => void
  /** Searches at once, on enter or blur. */
  commit: () => void
  /** Discards the draft. */
  discard: () => void
}>

/**
 * The draft text of a criterion. It is searched when the guest pauses, unless `isHeld` says that the text has another
 * meaning.
 */
export function useDebouncedText(
  scope: Pick<SearchScope, 'state' | 'change'>,
  key: CriterionKey,
  isHeld: (text: string) => boolean = () => false,
): DebouncedText {
  const value = useStore(scope.state).criteria.get(key)?.value
  const known = typeof value === 'string' ? value : ''
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // If a chip has cleared the words meanwhile, an earlier draft is outdated.
  const isCurrent = draft !== null && (known === draft.over || known === draft.text.trim())
  const held = useRef(isHeld)
  useEffect(() => {
    held.current = isHeld
  })
  const send = (text: string): void => {
    clearTimeout(timer.current)
    if (held.current(text)) return
    scope.change((state) => setCriterion(state, key, text))
  }
  return {
    text: isCurrent ? draft.text : known,
    type: (text) => {
      setDraft({ text, over: known })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => send(text), pauseMs)
    },
    commit: () => {
      if (isCurrent && held.current(draft.text)) return
      if (isCurrent) send(draft.text)
      setDraft(null)
    },
    discard: () => {
      clearTimeout(timer.current)
      setDraft(null)
    },
  }
}
