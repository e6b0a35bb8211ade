import type { IconName } from '../icon/icon-names.ts'

export interface ToastContent {
  text: string
  icon?: IconName
  /** Such as undo. The toast goes when it is pressed. */
  action?: { label: string; onPress: () => void }
  /** How long it stays when nobody looks closer. With an action, leave guests the time to reach it. */
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

/** More than three would cover the page; the oldest makes room. */
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
