import type { CriterionKey } from '@marram/domain/criteria/key'
import { setCriterion } from '@marram/domain/criteria/search-state'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../kit/store.ts'
import type { SearchScope } from './search-scope.tsx'

const pauseMs = 300

type DebouncedText = Readonly<{
  text: string
  type: (text: string) => void
  /** Searches at once, on enter or when the guest leaves the field. */
  commit: () => void
}>

/** What is being typed for a criterion. The search hears of it when the guest pauses. */
export function useDebouncedText(scope: Pick<SearchScope, 'state' | 'change'>, key: CriterionKey): DebouncedText {
  const value = useStore(scope.state).criteria.get(key)?.value
  const known = typeof value === 'string' ? value : ''
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A chip may have taken the words away meanwhile: what was typed before that is no longer wanted.
  const isCurrent = draft !== null && (known === draft.over || known === draft.text.trim())
  const send = (text: string): void => {
    clearTimeout(timer.current)
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
      if (isCurrent) send(draft.text)
      setDraft(null)
    },
  }
}
