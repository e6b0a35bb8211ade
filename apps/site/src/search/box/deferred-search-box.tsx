import { createIsomorphicFn } from '@tanstack/react-start'
import { DeferredPart } from '../../kit/deferred-part.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { documentScope } from '../../kit/scope/document-scope.ts'
import { ensurePageMessages } from '../../kit/scope/page-messages.ts'
import { SearchBox } from './search-box.tsx'

export const LazySearchBox = lazyPart(async () => {
  const [box] = await Promise.all([import('./search-box.tsx'), ensurePageMessages(documentScope().edition, 'bar')])
  return box.SearchBox
})

const searchHere = createIsomorphicFn()
  .server(() => SearchBox)
  .client(() => LazySearchBox)

/** Server-rendered with a working button; the script for its questions loads on the guest's first input. */
export function DeferredSearchBox() {
  const Search = searchHere()
  return (
    <DeferredPart when="awake">
      <Search />
    </DeferredPart>
  )
}
