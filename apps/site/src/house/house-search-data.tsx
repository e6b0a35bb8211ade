import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { JsonLd } from '../kit/json-ld.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { houseReviewsQuery } from './house-queries.ts'
import { houseJsonLd } from './structured-data/house-json-ld.ts'

/** What search engines read. They read the server's page, so no browser needs the code that writes it. */
export function HouseSearchData({ lodging }: { lodging: LodgingPage }) {
  const context = usePageContext()
  const reviews = useQueryClient().getQueryData(houseReviewsQuery(context.scope, lodging.id).queryKey)
  return <JsonLd data={houseJsonLd(lodging, reviews ?? null, context)} />
}
