import { orNull } from '../../kit/or-null.ts'
import type { PageContext } from '../../kit/scope/page-context.ts'
import { ensurePageMessages } from '../../kit/scope/page-messages.ts'
import { placesQuery } from '../places-query.ts'
import { freeHousesQuery } from './box-queries.ts'

/** What a box needs to stand on a page. Without places and numbers it still leads to the houses. */
export async function loadSearchBox({ scope, queryClient }: PageContext): Promise<void> {
  await Promise.all([
    ensurePageMessages(scope.edition, 'bar'),
    orNull(scope, queryClient.ensureQueryData(freeHousesQuery(scope))),
    orNull(scope, queryClient.ensureQueryData(placesQuery(scope))),
  ])
}
