import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { Toast, Toaster } from './toaster.ts'

const defaultDurationMs = 6000

interface ToastViewProps {
  toast: Toast
  paused: boolean
  closeLabel: string
  onGone: () => void
}

function ToastView({ toast, paused, closeLabel, onGone }: ToastViewProps) {
  const { text, icon, action, durationMs = defaultDurationMs } = toast
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not start the time anew
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(onGone, durationMs)
    return () => clearTimeout(timer)
  }, [paused, durationMs])
  return (
    <li className="toast">
      {icon ? <Icon name={icon} filled /> : null}
      <span className="toast__text">{text}</span>
      {action ? (
        <Button
          size="small"
          onClick={() => {
            action.onPress()
            onGone()
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton icon="x" label={closeLabel} onClick={onGone} />
    </li>
  )
}

export interface ToastsProps {
  toaster: Toaster
  /** Accessible name of the region, such as "Meldungen". */
  label: string
  closeLabel: string
}

const none: readonly Toast[] = []

/** Mount it once and never unmount it: screen readers announce only changes of a live region that already exists. */
export function Toasts({ toaster, label, closeLabel }: ToastsProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, () => none)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    // Removing a hovered or focused toast fires neither pointerleave nor blur.
    if (toasts.length > 0) return
    setHovered(false)
    setFocused(false)
  }, [toasts])
  return (
    <section className="toasts" aria-label={label}>
      <ol
        className="toasts__list"
        aria-live="polite"
        aria-relevant="additions"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {toasts.map((toast) => (
          <ToastView
            key={toast.id}
            toast={toast}
            paused={hovered || focused}
            closeLabel={closeLabel}
            onGone={() => toaster.dismiss(toast.id)}
          />
        ))}
      </ol>
    </section>
  )
}
