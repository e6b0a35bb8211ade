import { createFindUser } from '@marram/booking/booking/find-user'
import { type Booking, type BookingDeps, createBooking } from '@marram/booking/server'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createSearchClient } from '@marram/contract/search/client'
import { createServiceClient } from '@marram/contract/service-client'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'
import { createEditionHosts } from '@marram/site/server/editions'
import type { Config } from './config.ts'

export type OpenBookingOptions = {
  readonly config: Config
  readonly auth: FetchHandler
  readonly search: FetchHandler
  readonly deps: Omit<BookingDeps, 'origins' | 'findUser' | 'search' | 'hasSandbox' | 'showsMails'>
}

const timeoutMs = 8000

/** The booking service, which asks the auth service beside it whose token it was given, and the search for counts. */
export function openBooking({ config, auth, search, deps }: OpenBookingOptions): Booking {
  const { origins } = createEditionHosts(config)
  const [publicKey = ''] = deps.publicKeys
  const serviceOf = (name: string, handle: FetchHandler, bearer: string) =>
    createServiceClient({
      name,
      baseUrl: `http://${name}.internal`,
      publicKey,
      fetch: inProcessFetch(handle),
      timeoutMs,
      headers: outgoingHeaders,
      bearer: () => bearer,
    })
  return createBooking({
    ...deps,
    origins,
    findUser: createFindUser((token) => serviceOf('auth', auth, token)),
    search: createSearchClient(serviceOf('search', search, config.searchKey)),
    hasSandbox: config.mode === 'demo',
    showsMails: config.mode === 'demo',
  })
}
