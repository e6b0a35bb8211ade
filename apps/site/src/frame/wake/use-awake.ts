import { useEffect } from 'react'
import { releasePage } from '../../kit/early-input.ts'
import { markAwake } from './wake.ts'

/** In the frame of a page, which is hydrated later than the root: does again what a guest has entered and pressed before. */
export function useAwake(): void {
  useEffect(() => {
    markAwake()
    releasePage()
  }, [])
}
