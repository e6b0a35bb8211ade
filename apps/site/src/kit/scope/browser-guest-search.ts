import type { GuestSearch } from '@marram/contract/search/guest-search'
import { createGuestSearchClient } from '@marram/contract/search/guest-search-client'
import { searchFetch } from '@marram/contract/search/search-fetch'
import { createServiceClient } from '@marram/contract/service-client'

/** The site answers a guest's search in one reply, without the clients of the search service and the broker. */
export function createBrowserGuestSearch(publicKey: string): GuestSearch {
  const fetch = searchFetch(window.fetch.bind(window))
  return createGuestSearchClient(createServiceClient({ name: 'site', baseUrl: '/api', publicKey, fetch }))
}
