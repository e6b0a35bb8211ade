import { useCallback, useRef, useState } from 'react'

/** A state that changes at most every `pauseMs`: the first time at once, to the last value always. */
export function useThrottled<T>(first: T, pauseMs: number): readonly [T, (value: T) => void] {
  const [shown, setShown] = useState(first)
  const wanted = useRef(first)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const change = useCallback(
    (value: T) => {
      wanted.current = value
      if (timer.current !== null) return
      const left = Math.max(0, changedAt.current + pauseMs - performance.now())
      const apply = () => {
        timer.current = null
        changedAt.current = performance.now()
        setShown(wanted.current)
      }
      if (left === 0) apply()
      else timer.current = setTimeout(apply, left)
    },
    [pauseMs],
  )
  return [shown, change]
}
