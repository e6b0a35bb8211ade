import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** While something stands over the page, the back button closes it and leaves the page where it is. @internal */
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

/** For a sheet that fills a phone: its guest takes the back button for the way out of it, not for an undo. */
export function useBackCloses(close: () => void): void {
  const { history } = useRouter()
  const latest = useRef(close)
  latest.current = close
  useEffect(() => closeOnBack(history, () => latest.current()), [history])
}
