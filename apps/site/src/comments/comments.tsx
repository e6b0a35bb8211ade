import { createIsomorphicFn } from '@tanstack/react-start'
import { DeferredPart } from '../kit/deferred-part.tsx'
import { lazyPart } from '../kit/lazy-part.ts'
import { documentScope } from '../kit/scope/document-scope.ts'
import { ensurePageMessages } from '../kit/scope/page-messages.ts'
import { type CommentsProps, CommentsView } from './comments-view.tsx'

const LazyComments = lazyPart(async () => {
  const [view] = await Promise.all([
    import('./comments-view.tsx'),
    ensurePageMessages(documentScope().edition, 'comments'),
  ])
  return view.CommentsView
})

const commentsHere = createIsomorphicFn()
  .server(() => CommentsView)
  .client(() => LazyComments)

/**
 * The readers' comments on a subject, and the form for more. The loader of the page waits for `loadComments`. The
 * server renders both, and they work without script; a browser loads the code when a reader comes near them.
 */
export function Comments(props: CommentsProps) {
  const View = commentsHere()
  return (
    <DeferredPart>
      <View {...props} />
    </DeferredPart>
  )
}
