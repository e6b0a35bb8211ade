import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import type { FormSubmission, NewsletterRequest, TelemetryBatchBody } from './requests.ts'

const received = envelope(v.object({ status: v.literal('received') }))
const stamped = envelope(v.object({ stamp: v.string() }))
const confirmationSent = envelope(v.object({ status: v.literal('confirmation-sent') }))
const confirmed = envelope(v.object({ status: v.literal('confirmed') }))
const unsubscribed = envelope(v.object({ status: v.literal('unsubscribed') }))
const client = envelope(v.object({ client: v.nullable(v.string()) }))
const counted = envelope(v.object({ counted: v.number() }))

export type WorkersClient = {
  /** A refusal is a ServiceError: `form-invalid` (422) carries `invalidForm`, `too-quick` means to send again. */
  submitForm(submission: FormSubmission): Promise<void>
  /** Request it when the visitor starts typing, and submit it with the form. */
  issueStamp(): Promise<string>
  /** The response does not reveal whether the address is known. */
  subscribe(request: NewsletterRequest): Promise<void>
  confirmSubscription(token: string): Promise<void>
  unsubscribe(token: string): Promise<void>
  /** The client address seen by the worker; null for a call within the program. */
  clientAddress(): Promise<string | null>
  sendTelemetry(batch: TelemetryBatchBody): Promise<number>
}

export function createWorkersClient(service: ServiceClient): WorkersClient {
  return {
    submitForm: async (body) => void (await service.post('/bridge/form_submissions/', { body, reply: received })),
    issueStamp: async () => (await service.post('/bridge/form_stamps/', { reply: stamped })).data.stamp,
    subscribe: async (body) => void (await service.post('/bridge/newsletter/', { body, reply: confirmationSent })),
    confirmSubscription: async (token) =>
      void (await service.post('/bridge/newsletter/confirm/', { body: { token }, reply: confirmed })),
    unsubscribe: async (token) =>
      void (await service.post('/bridge/newsletter/unsubscribe/', { body: { token }, reply: unsubscribed })),
    clientAddress: async () => (await service.post('/client/ip/', { reply: client })).data.client,
    sendTelemetry: async (body) => (await service.post('/bridge/telemetry/', { body, reply: counted })).data.counted,
  }
}
