import { useSyncExternalStore } from 'react'

export type Toast = {
  readonly id: number
  readonly text: string
  readonly kind: 'done' | 'failed'
  readonly undo?: () => void
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function become(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Returns how to remove it. */
export function showToast(toast: Omit<Toast, 'id'>): () => void {
  lastId += 1
  const id = lastId
  become([...toasts.slice(-2), { ...toast, id }])
  return () => become(toasts.filter((one) => one.id !== id))
}

/** Takes the last thing back that offers it. */
export function undoLast(): void {
  toasts.findLast(({ undo }) => undo !== undefined)?.undo?.()
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
}
