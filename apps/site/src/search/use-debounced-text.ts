import type { CriterionKey } from '@marram/domain/criteria/key'
import { setCriterion } from '@marram/domain/criteria/search-state'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../kit/use-store.ts'
import type { SearchScope } from './search-scope.tsx'

const pauseMs = 300

type DebouncedText = Readonly<{
  text: string
  type: (text: string) => void
  /** Searches at once, on enter or when the guest leaves the field. */
  commit: () => void
  /** Nothing that was typed is wanted any more. */
  discard: () => void
}>

/**
 * What is being typed for a criterion. The search hears of it when the guest pauses, unless `isHeld` says that the text
 * means something else.
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
  // A chip may have taken the words away meanwhile: what was typed before that is no longer wanted.
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
