import type { SharedListVisit } from '@marram/contract/favorites/shared-list-view'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { orNull } from '../../kit/or-null.ts'
import type { PageContext } from '../../kit/scope/page-context.ts'
import { ensureMessagesOf } from '../../kit/scope/page-messages.ts'
import { favoriteLodgingsQuery } from '../lodgings-query.ts'

export type SharedListData = {
  readonly visit: SharedListVisit
  readonly token: string
  /** In Denmark, at the time of rendering. */
  readonly today: IsoDay
}

/** Only the server can load this page: the cookie that identifies the reader is hidden from scripts. */
export async function loadSharedList(context: PageContext, token: string, href: string): Promise<SharedListData> {
  const { scope, queryClient } = context
  await ensureMessagesOf(scope.edition, 'shared-list')
  const visit = scope.sharedList
  if (!visit) {
    if (typeof window !== 'undefined') window.location.assign(href)
    return new Promise(() => {})
  }
  const { list } = visit
  if (list) await orNull(scope, queryClient.ensureQueryData(favoriteLodgingsQuery(scope, list.lodgingIds, list.stay)))
  return { visit, token, today: copenhagenDay(new Date()) }
}
