import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { WhenSeen } from '../../layout/when-seen.tsx'
import { documentScope } from '../../scope/document-scope.ts'
import { ensurePageMessages } from '../../scope/page-messages.ts'
import { SearchBox } from './search-box.tsx'

const LazySearchBox = lazy(async () => {
  const [box] = await Promise.all([import('./search-box.tsx'), ensurePageMessages(documentScope().edition, 'bar')])
  return { default: box.SearchBox }
})

const searchHere = createIsomorphicFn()
  .server(() => SearchBox)
  .client(() => LazySearchBox)

/** The box is there at once and its button leads on; what it asks with comes at the guest's first move. */
export function DeferredSearchBox() {
  const Search = searchHere()
  return (
    <WhenSeen onlyMoved>
      <Search />
    </WhenSeen>
  )
}
