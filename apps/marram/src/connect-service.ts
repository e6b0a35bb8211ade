import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient, type ServiceClient } from '@marram/contract/service-client'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'

export type Connect = (name: string, handle: FetchHandler, bearer: string) => ServiceClient

const timeoutMs = 8000

/** A service in the same process, asked with a bearer: the token of a guest, or a key. */
export function connectWith(publicKey: string): Connect {
  return (name, handle, bearer) =>
    createServiceClient({
      name,
      baseUrl: `http://${name}.internal`,
      publicKey,
      fetch: inProcessFetch(handle),
      timeoutMs,
      headers: outgoingHeaders,
      bearer: () => bearer,
    })
}
