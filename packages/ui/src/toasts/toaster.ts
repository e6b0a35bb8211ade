import type { IconName } from '../icon/icon-names.ts'

export interface ToastContent {
  text: string
  icon?: IconName
  /** An action such as undo. Pressing it also closes the toast. */
  action?: { label: string; onPress: () => void }
  /** The timer pauses while the toast is hovered or focused. With an action, allow enough time to reach it. */
  durationMs?: number
}

export interface Toast extends ToastContent {
  id: number
}

export interface Toaster {
  show: (content: ToastContent) => number
  dismiss: (id: number) => void
  subscribe: (listener: () => void) => () => void
  toasts: () => readonly Toast[]
}

/** More than three toasts would cover the page, so a new one replaces the oldest. */
const limit = 3

export function createToaster(): Toaster {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show: (content) => {
      lastId += 1
      change([...toasts, { ...content, id: lastId }].slice(-limit))
      return lastId
    },
    dismiss: (id) => change(toasts.filter((toast) => toast.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    toasts: () => toasts,
  }
}
