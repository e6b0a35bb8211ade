import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import type { FormSubmission, NewsletterRequest, TelemetryBatchBody } from './requests.ts'

const received = envelope(v.object({ status: v.literal('received') }))
const stamped = envelope(v.object({ stamp: v.string() }))
const asked = envelope(v.object({ status: v.literal('confirmation-sent') }))
const confirmed = envelope(v.object({ status: v.literal('confirmed') }))
const unsubscribed = envelope(v.object({ status: v.literal('unsubscribed') }))
const client = envelope(v.object({ client: v.nullable(v.string()) }))
const counted = envelope(v.object({ counted: v.number() }))

export type WorkersClient = {
  /** A refusal is a ServiceError: `form-invalid` (422) carries `invalidForm`, `too-quick` asks to send again. */
  submitForm(submission: FormSubmission): Promise<void>
  /** To be asked for when somebody begins to write; goes along with what was written. */
  issueStamp(): Promise<string>
  /** The same answer whether or not the address is known. */
  subscribe(request: NewsletterRequest): Promise<void>
  confirmSubscription(token: string): Promise<void>
  unsubscribe(token: string): Promise<void>
  /** The address that the worker sees; null for a call within the program. */
  clientAddress(): Promise<string | null>
  sendTelemetry(batch: TelemetryBatchBody): Promise<number>
}

export function createWorkersClient(service: ServiceClient): WorkersClient {
  return {
    submitForm: async (body) => void (await service.post('/bridge/form_submissions/', { body, reply: received })),
    issueStamp: async () => (await service.post('/bridge/form_stamps/', { reply: stamped })).data.stamp,
    subscribe: async (body) => void (await service.post('/bridge/newsletter/', { body, reply: asked })),
    confirmSubscription: async (token) =>
      void (await service.post('/bridge/newsletter/confirm/', { body: { token }, reply: confirmed })),
    unsubscribe: async (token) =>
      void (await service.post('/bridge/newsletter/unsubscribe/', { body: { token }, reply: unsubscribed })),
    clientAddress: async () => (await service.post('/client/ip/', { reply: client })).data.client,
    sendTelemetry: async (body) => (await service.post('/bridge/telemetry/', { body, reply: counted })).data.counted,
  }
}
