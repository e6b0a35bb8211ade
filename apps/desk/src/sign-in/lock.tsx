import { DeskError } from '@marram/contract/desk/client'
import { deskIdleMs } from '@marram/domain/desk/second-factor'
import { lazy, Suspense, useEffect } from 'react'
import { setLocked, useIsLocked } from '../kit/lock.ts'
import { callSignIn } from './sign-in-client.ts'

const LockDialog = lazy(async () => ({ default: (await import('./lock-dialog.tsx')).LockDialog }))

const reportEveryMs = 60_000
const inputs = ['pointerdown', 'keydown', 'wheel'] as const

/** Covers the page while the desk is locked. What was typed stays below it. */
export function Lock() {
  const isLocked = useIsLocked()
  useEffect(watchInput, [])
  useEffect(() => {
    // Menus are in the browser's top layer, above everything else.
    if (isLocked) for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover()
  }, [isLocked])
  if (!isLocked) return null
  return (
    <Suspense fallback={<div className="veil veil--lock" />}>
      <LockDialog />
    </Suspense>
  )
}

/** Reports input once a minute; without any, asks once the desk should have locked. Another tab may have kept it open. */
function watchInput(): () => void {
  let hasInput = true
  let lastMs = Date.now()
  const note = (): void => {
    hasInput = true
    lastMs = Date.now()
  }
  const report = (): void => {
    if (hasInput) void check('active')
    else if (Date.now() - lastMs >= deskIdleMs) void check('state')
    hasInput = false
  }
  // A laptop that wakes up has missed its timers.
  const look = (): void => {
    if (document.visibilityState === 'visible') void check('state')
  }
  const timer = setInterval(report, reportEveryMs)
  for (const type of inputs) window.addEventListener(type, note, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    for (const type of inputs) window.removeEventListener(type, note, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }
}

async function check(name: 'active' | 'state'): Promise<void> {
  try {
    const { missing } = await callSignIn(name, {})
    if (missing !== null) setLocked(true)
  } catch (error) {
    if (error instanceof DeskError && error.status === 401) setLocked(true)
  }
}

/** By hand, before leaving the desk. False if the person has no factor to open it with, in a demo. */
export async function lockNow(): Promise<boolean> {
  const { missing } = await callSignIn('lock', {})
  setLocked(missing !== null)
  return missing !== null
}
