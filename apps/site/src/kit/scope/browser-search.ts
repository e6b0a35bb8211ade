import { createSearchClient, type SearchClient } from '@marram/contract/search/client'
import { searchFetch } from '@marram/contract/search/search-fetch'
import { createServiceClient } from '@marram/contract/service-client'

/** A separate module, because every search needs this small client but not the large ones. */
export function createBrowserSearch(publicKey: string, searchKey: string): SearchClient {
  const fetch = searchFetch(window.fetch.bind(window))
  const bearer = () => searchKey
  return createSearchClient(
    createServiceClient({ name: 'search', baseUrl: '/services/search', publicKey, bearer, fetch }),
  )
}
