import { buildPath } from '@marram/i18n/paths'
import type { PageHead } from '../frame/page-head.ts'
import { orErrorTexts } from '../kit/entry/error-texts.ts'
import { redirectIfMoved } from '../kit/entry/redirect-if-moved.ts'
import listStyles from '../kit/lists.css?url'
import { loadStyles } from '../kit/load-styles.ts'
import { pageNotFound } from '../kit/page-not-found.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf, pageMessages } from '../kit/scope/page-messages.ts'
import { shownPath } from '../kit/scope/route-path.ts'
import styles from './contest.css?url'
import { imageSubject } from './contest-address.ts'
import { imageHead, overviewHead, yearHead } from './contest-head.ts'
import {
  contestImageQuery,
  contestImagesQuery,
  contestQuery,
  contestsQuery,
  picturesPerPage,
} from './contest-queries.ts'

/** The contest itself is in the page's queries. */
export type LoadedContest = { readonly head: PageHead }

type Address = { readonly pathname: string; readonly hash: string }

export function loadOverview(context: PageContext): Promise<LoadedContest> {
  return orErrorTexts(context, async () => {
    const { scope, queryClient } = context
    await Promise.all([ensureMessagesOf(scope.edition, 'contest'), loadStyles(listStyles, styles)])
    return { head: overviewHead(scope.edition, await queryClient.ensureQueryData(contestsQuery(scope))) }
  })
}

export function loadYear(
  context: PageContext,
  { year, page }: { readonly year: number; readonly page: number },
  address: Address,
): Promise<LoadedContest> {
  return orErrorTexts(context, async () => {
    const { scope, queryClient } = context
    await Promise.all([ensureMessagesOf(scope.edition, 'contest-year'), loadStyles(listStyles, styles)])
    const contest = await queryClient.ensureQueryData(contestQuery(scope, year))
    if (!contest || (page > 1 && (page - 1) * picturesPerPage >= contest.imageCount)) return missing(context, address)
    await queryClient.ensureQueryData(contestImagesQuery(scope, contest.id, page))
    return { head: yearHead(scope.edition, contest, page) }
  })
}

export function loadImage(
  context: PageContext,
  { year, slug, page }: { readonly year: number; readonly slug: string; readonly page: number },
  address: Address,
): Promise<LoadedContest> {
  return orErrorTexts(context, async () => {
    const { scope, queryClient } = context
    await Promise.all([ensureMessagesOf(scope.edition, 'contest-image'), loadStyles(listStyles, styles)])
    const contest = await queryClient.ensureQueryData(contestQuery(scope, year))
    const view = contest && (await queryClient.ensureQueryData(contestImageQuery(scope, contest.id, slug)))
    if (!contest || !view) return missing(context, address)
    const { loadComments } = await import('../comments/comments-query.ts')
    const comments = await loadComments(context, imageSubject(view.image), page)
    if (page > 1 && comments?.items.length === 0) return missing(context, address)
    return { head: imageHead(scope.edition, contest, view.image, page) }
  })
}

export function loadUpload(context: PageContext): Promise<LoadedContest> {
  return orErrorTexts(context, async () => {
    const { scope, queryClient } = context
    await Promise.all([
      ensureMessagesOf(scope.edition, 'contest-upload'),
      queryClient.ensureQueryData(contestsQuery(scope)),
    ])
    const { title, description } = pageMessages(scope.edition, 'upload')
    return { head: { path: buildPath(scope.edition, { kind: 'contest-upload' }), title, description } }
  })
}

async function missing(context: PageContext, { pathname, hash }: Address): Promise<never> {
  const path = shownPath(context.scope, pathname)
  await redirectIfMoved(context, path, hash)
  throw pageNotFound(path)
}
