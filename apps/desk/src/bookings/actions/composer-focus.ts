export type ComposerTab = 'mail' | 'note'
export const composerId = 'composer-text'

type Listener = (tab: ComposerTab) => void
const listeners = new Set<Listener>()

/** Shows a tab of the composer on this page and puts the cursor there; false if there is none. */
export function focusComposer(tab: ComposerTab): boolean {
  for (const listener of listeners) listener(tab)
  const field = document.getElementById(composerId)
  field?.scrollIntoView({ block: 'nearest' })
  field?.focus()
  return field !== null
}

export function onComposerFocus(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
