import { editionByKey } from '@marram/domain/edition'
import { redirect } from '@tanstack/react-router'
import type { PageContext } from '../scope/page-context.ts'
import { redirectTarget } from './redirect-target.ts'
import { failRouteData } from './route-data.ts'

/** Follows the agency's redirects. If they cannot be loaded, this fails with 500: a 404 might be wrong. */
export async function redirectIfMoved({ scope }: PageContext, pathname: string, hash: string): Promise<void> {
  const lan = editionByKey(scope.edition).languageId
  const moved = await scope.services.broker.redirect({ lan, specifier: pathname }).catch((error: unknown) => {
    throw failRouteData(scope, 'Could not determine route data', error)
  })
  if (moved) throw redirect(redirectTarget(moved, hash))
}
