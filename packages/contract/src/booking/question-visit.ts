import type { Conversation } from './question.ts'

type Texts = Readonly<Record<string, string>>

/** The question form of a house for one visitor. */
export type QuestionFormVisit = {
  readonly kind: 'form'
  /** Hidden fields: the key of this form, and the signed time of its rendering. */
  readonly submission: string
  readonly stamp: string
  /** A refused form, shown again with its values and a problem per field. */
  readonly refused: { readonly code: string; readonly values: Texts; readonly problems: Texts } | null
}

/** The page of a conversation, or the reason why there is none. */
export type ConversationVisit = {
  readonly kind: 'conversation'
  readonly submission: string
  readonly conversation: Conversation | null
  readonly missing: 'unknown' | 'too-many' | 'outage'
  readonly isSent: boolean
  readonly refused: { readonly code: string; readonly message: string } | null
}

export type QuestionVisit = QuestionFormVisit | ConversationVisit
