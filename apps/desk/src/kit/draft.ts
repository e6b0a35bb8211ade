import { useState } from 'react'

/** Keeps what somebody types in this browser until it is sent: a reload or an ended session loses nothing. */
export function useDraft(name: string): readonly [string, (text: string) => void] {
  const key = `desk-draft ${name}`
  const [text, setText] = useState(() => localStorage.getItem(key) ?? '')
  const write = (next: string): void => {
    setText(next)
    if (next === '') localStorage.removeItem(key)
    else localStorage.setItem(key, next)
  }
  return [text, write]
}
