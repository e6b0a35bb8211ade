import type { EntryView } from '../../kit/entry/entry-view.ts'
import type { PageContext } from '../../kit/scope/page-context.ts'

/** The comments of a post; their code is loaded only for posts with comments. */
export async function loadPostComments(context: PageContext, view: EntryView, page: number): Promise<void> {
  if (view.kind !== 'blog' || view.comments === 'off') return
  const { loadComments } = await import('../../comments/comments-query.ts')
  await loadComments(context, { parentType: 'blog', parentId: view.post.sys.id }, page)
}
