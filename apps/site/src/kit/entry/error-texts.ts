import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import { prepareContent } from '../content/prepare-content.ts'
import type { SiteScope } from '../scope/site-scope.ts'

/** What editors say on the error page. */
export function errorTextsQuery(scope: SiteScope) {
  const { locale } = editionByKey(scope.edition)
  return queryOptions({
    queryKey: ['error-texts', scope.edition],
    queryFn: async () =>
      prepareContent((await scope.services.content.settings(locale, ['error-page']))['error-page'] ?? null),
  })
}
