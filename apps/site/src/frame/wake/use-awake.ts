import { useEffect } from 'react'
import { releasePage } from '../../kit/early-input.ts'
import { markAwake } from './wake.ts'

/** In the frame, which hydrates after the root: replays the guest's earlier input. */
export function useAwake(): void {
  useEffect(() => {
    markAwake()
    releasePage()
  }, [])
}
