import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** While an overlay is open, the back button closes it instead of leaving the page. @internal */
export function closeOnBack(history: Pick<RouterHistory, 'block'>, close: () => void): () => void {
  return history.block({
    blockerFn: ({ action }) => {
      if (action !== 'BACK') return false
      close()
      return true
    },
    enableBeforeUnload: false,
  })
}

/** For a sheet that covers a phone's screen: guests expect the back button to close it. */
export function useBackCloses(close: () => void): void {
  const { history } = useRouter()
  const latest = useRef(close)
  latest.current = close
  useEffect(() => closeOnBack(history, () => latest.current()), [history])
}
