import { buildPath } from '@marram/i18n/paths'
import { usePageContext } from '../../kit/scope/page-context.ts'

/** A separate module: the error page, which is in the first script, links to the list but does not read it. */
export function useFavoritesPath(): string {
  return buildPath(usePageContext().scope.edition, { kind: 'favorites' })
}
