import { useEffect, useState } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useSearchResult } from './search-scope.tsx'

const patienceMs = 2500

/** After a while of waiting the page says that it is still looking. */
export function SlowSearch() {
  const { page } = usePageMessages('search')
  const isPending = useSearchResult().status === 'pending'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isPending])
  return (
    <p className="search__slow small muted" role="status">
      {isSlow && isPending ? page.slow : null}
    </p>
  )
}
