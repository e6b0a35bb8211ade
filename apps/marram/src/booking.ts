import { createFindUser } from '@marram/booking/booking/find-user'
import { type Booking, type BookingDeps, createBooking } from '@marram/booking/server'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'
import { createEditionHosts } from '@marram/site/server/editions'
import type { Config } from './config.ts'

export type OpenBookingOptions = {
  readonly config: Config
  readonly auth: FetchHandler
  readonly deps: Omit<BookingDeps, 'origins' | 'findUser' | 'hasSandbox'>
}

const timeoutMs = 8000

/** The booking service, which asks the auth service beside it whose token it was given. */
export function openBooking({ config, auth, deps }: OpenBookingOptions): Booking {
  const { origins } = createEditionHosts(config)
  const [publicKey = ''] = deps.publicKeys
  const fetch = inProcessFetch(auth)
  const findUser = createFindUser((token) => {
    const service = { name: 'auth', baseUrl: 'http://auth.internal', publicKey, fetch, timeoutMs }
    return createServiceClient({ ...service, headers: outgoingHeaders, bearer: () => token })
  })
  return createBooking({ ...deps, origins, findUser, hasSandbox: config.mode === 'demo' })
}
