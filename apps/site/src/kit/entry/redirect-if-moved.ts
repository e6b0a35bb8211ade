import { editionByKey } from '@marram/domain/edition'
import { redirect } from '@tanstack/react-router'
import { orNull } from '../or-null.ts'
import type { PageContext } from '../scope/page-context.ts'
import { redirectTarget } from './redirect-target.ts'

/** Follows an old address that the agency has written down. */
export async function redirectIfMoved({ scope }: PageContext, pathname: string, hash: string): Promise<void> {
  const lan = editionByKey(scope.edition).languageId
  const moved = await orNull(scope, scope.services.broker.redirect({ lan, specifier: pathname }))
  if (moved) throw redirect(redirectTarget(moved, hash))
}
