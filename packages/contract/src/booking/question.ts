import { fieldProblems, questionAuthors, questionFields, questionStates, questionTopics } from '@marram/domain/question'
import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import { bookingAccess } from './place.ts'

const path = '/rest/v1/questions'

/** 128 bits in lower case, like all paths. It is sent in bodies only, so that services never log it. */
export const questionToken = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be the token of a conversation'))
/** Random and secret: identifies one rendering of a form, so that sending it twice is one message. */
export const submissionKey = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'must be the key of a form'))

/** `parseQuestion` of domain is the rule; these bounds only reject oversized input. */
const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const maxWritten = 20_000

/** `POST …/`, with the bearer token of a guest who is logged in. */
export const askRequest = v.object({
  lodgingId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  languageId: v.picklist([1, 2, 7]),
  submission: submissionKey,
  topic: text(40),
  message: text(maxWritten),
  name: text(500),
  email: text(500),
  phone: text(500),
  arrival: text(40),
  departure: text(40),
  stamp: v.optional(text(200)),
  /** A hidden field that people leave empty. */
  trap: text(500),
})
export type AskRequest = v.InferInput<typeof askRequest>

/** `POST …/read/`. */
export const conversationAccess = v.object({ token: questionToken })

/** `POST …/write/`. */
export const writeRequest = v.object({
  token: questionToken,
  submission: submissionKey,
  message: text(maxWritten),
})
export type WriteRequest = v.InferInput<typeof writeRequest>

/** `POST /rest/v1/bookings/question/`: opens a conversation that the page of this booking shows. */
export const questionOpening = v.object({
  ...bookingAccess.entries,
  questionId: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type QuestionOpening = v.InferInput<typeof questionOpening>
export const openedQuestion = v.object({ token: v.string() })

export const conversation = v.object({
  id: v.number(),
  house: v.object({ name: v.string(), title: v.string() }),
  topic: v.picklist(questionTopics),
  state: v.picklist(questionStates),
  email: v.string(),
  arrival: v.nullable(v.string()),
  departure: v.nullable(v.string()),
  messages: v.array(v.object({ author: v.picklist(questionAuthors), text: v.string(), at: v.string() })),
})
export type Conversation = v.InferOutput<typeof conversation>

/** `data` of a 422 with the code `question-invalid`. */
export const invalidQuestion = v.object({
  fields: v.array(v.object({ field: v.picklist(questionFields), problem: v.picklist(fieldProblems) })),
})

/**
 * A refusal is a ServiceError: `question-invalid`, `too-quick` (422), `unknown-lodging`, `unknown-question` (404),
 * `already-asked`, `question-closed` (409), `too-many-questions` (429).
 */
export type QuestionClient = {
  /** The token of the conversation for this browser; null if there is nothing to show. */
  ask(question: AskRequest): Promise<string | null>
  read(token: string): Promise<Conversation>
  write(message: WriteRequest): Promise<Conversation>
}

const asked = envelope(v.object({ token: v.nullable(v.string()) }))
const read = envelope(conversation)

export function createQuestionClient(service: ServiceClient): QuestionClient {
  return {
    ask: async (body) => (await service.post(`${path}/`, { body, reply: asked })).data.token,
    read: async (token) => (await service.post(`${path}/read/`, { body: { token }, reply: read })).data,
    write: async (body) => (await service.post(`${path}/write/`, { body, reply: read })).data,
  }
}
