import { createFindUser } from '@marram/booking/booking/find-user'
import { type Booking, type BookingDeps, createBooking } from '@marram/booking/server'
import { createSearchClient } from '@marram/contract/search/client'
import type { FetchHandler } from '@marram/service-kit/service'
import { createEditionHosts } from '@marram/site/server/editions'
import type { Config } from './config.ts'
import { connectWith } from './connect-service.ts'

export type OpenBookingOptions = {
  readonly config: Config
  readonly auth: FetchHandler
  readonly search: FetchHandler
  readonly deps: Omit<BookingDeps, 'origins' | 'findUser' | 'search' | 'hasSandbox' | 'showsMails'>
}

/** The booking service, which asks the auth service beside it whose token it was given, and the search for counts. */
export function openBooking({ config, auth, search, deps }: OpenBookingOptions): Booking {
  const { origins } = createEditionHosts(config)
  const [publicKey = ''] = deps.publicKeys
  const connect = connectWith(publicKey)
  return createBooking({
    ...deps,
    origins,
    activeYears: config.activeYears,
    findUser: createFindUser((token) => connect('auth', auth, token)),
    search: createSearchClient(connect('search', search, config.searchKey)),
    hasSandbox: config.mode === 'demo',
    showsMails: config.mode === 'demo',
  })
}
