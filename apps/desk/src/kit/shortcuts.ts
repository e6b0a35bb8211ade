import { useEffect } from 'react'

/** Single letters work outside fields only, and can be switched off (WCAG 2.1.4). */
const switchKey = 'desk-single-keys'
export const singleKeysAreOn = (): boolean => localStorage.getItem(switchKey) !== 'off'
export const switchSingleKeys = (on: boolean): void => localStorage.setItem(switchKey, on ? 'on' : 'off')

/** One that returns false leaves its key to others. */
type Shortcuts = Readonly<Record<string, () => unknown>>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox],[type=radio]), textarea, select'))

/** Keys such as `n`, `/`, `?` or `mod+k`; `mod` is ctrl or, on a Mac, the command key. */
export function useShortcuts(shortcuts: Shortcuts, isOn = true): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return
      const hasMod = event.ctrlKey || event.metaKey
      const name = `${hasMod ? 'mod+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`
      const work = Object.hasOwn(shortcuts, name) ? shortcuts[name] : undefined
      if (!work) return
      if (name === 'mod+z' && isTyping(event.target)) return
      if (!hasMod && (isTyping(event.target) || !singleKeysAreOn() || document.querySelector('[role=dialog]'))) return
      if (work() !== false) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [shortcuts, isOn])
}
