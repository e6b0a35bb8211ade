import './search-field.css'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useShortcuts } from './shortcuts.ts'

/** Pause after the last letter before a search. */
const pauseMs = 150

type Props = {
  readonly label: string
  /** Of the address. */
  readonly written: string
  /** Must be stable. */
  readonly onSearch: (words: string) => void
}

export function SearchField({ label, written, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(written)
  const sent = useRef(written)
  useShortcuts({ '/': () => field.current?.focus() })
  useEffect(() => {
    // Changed by a view, a link or the back button.
    if (written === sent.current) return
    sent.current = written
    setTyped(written)
  }, [written])
  useEffect(() => {
    const next = typed.trim()
    if (next === sent.current) return
    const timer = setTimeout(() => {
      sent.current = next
      onSearch(next)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return (
    <div className="find">
      <Search className="i i--16" aria-hidden="true" />
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={label}
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && field.current?.blur()}
      />
      <kbd>/</kbd>
    </div>
  )
}
