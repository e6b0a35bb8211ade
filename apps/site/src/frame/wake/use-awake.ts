import { useEffect } from 'react'
import { endEarlyTaps, takePageTaps } from '../../kit/early-taps.ts'
import { enterPageInput } from '../../kit/input-replay.ts'
import { whenIdle } from '../../kit/when-idle.ts'
import { markAwake } from './wake.ts'

/**
 * In the frame of a page, which is hydrated later than the root: does again what a guest has entered and pressed before.
 * The parts inside record their own by then.
 */
export function useAwake(): void {
  useEffect(() => {
    markAwake()
    enterPageInput()
    // In a task of its own, after React has drawn what this page is hydrated with.
    for (const button of takePageTaps(window)) setTimeout(() => button.click())
    return whenIdle(() => endEarlyTaps(window))
  }, [])
}
