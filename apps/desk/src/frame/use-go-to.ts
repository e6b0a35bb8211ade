import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { useShortcuts } from '../kit/shortcuts.ts'
import { places } from './places.ts'

/** The second key must follow within this time. */
const pairMs = 1500

/** G and the letter of an area go there. */
export function useGoTo(): void {
  const navigate = useNavigate()
  const begunAt = useRef(Number.NEGATIVE_INFINITY)
  const shortcuts = useMemo(() => {
    const second = places.map(({ key, path }) => [
      key,
      () => {
        const isSecond = performance.now() - begunAt.current < pairMs
        if (isSecond) void navigate({ to: path })
        begunAt.current = key === 'g' ? performance.now() : Number.NEGATIVE_INFINITY
        return isSecond
      },
    ])
    const begin = () => {
      begunAt.current = performance.now()
    }
    return { g: begin, ...Object.fromEntries(second) }
  }, [navigate])
  useShortcuts(shortcuts)
}
