import { questionAuthors, questionStates, questionTopics } from '@marram/domain/question'
import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskCommand, deskQuery } from './operation.ts'
import { line, rowId, words } from './shapes.ts'

const common = { service: 'booking', needs: 'questions.write' } as const
const one = v.object({ question: rowId })
/** The rule of answers names its own limit. */
const maxSent = 20_000
const state = v.picklist(questionStates)

/** Stores and mails an answer; it is not new if it is the last message already. */
export const answerQuestion = deskCommand({
  ...common,
  name: 'questions.answer',
  input: v.object({ question: rowId, text: words(maxSent) }),
  output: v.object({ isNew: v.boolean() }),
})

/** The guest gets no mail; the page says that the conversation is closed. */
export const closeQuestion = deskCommand({
  ...common,
  name: 'questions.close',
  input: one,
  output: v.object({ state: v.literal('closed') }),
})

const question = v.object({
  id: v.number(),
  house: v.string(),
  topic: v.picklist(questionTopics),
  state,
  name: v.string(),
  language: v.nullable(v.picklist(['da', 'de', 'en'])),
  changedAt: v.string(),
})

export const listQuestions = deskQuery({
  ...common,
  name: 'questions.list',
  input: listInput({
    filters: { state: v.optional(state), topic: v.optional(v.picklist(questionTopics)), house: v.optional(line(40)) },
    sorts: ['changed'],
  }),
  output: listOutput(question),
})

/** A question with all of its messages. */
export const showQuestion = deskQuery({
  ...common,
  name: 'questions.show',
  input: one,
  output: v.object({
    ...question.entries,
    email: v.string(),
    phone: v.string(),
    isConfirmed: v.boolean(),
    stay: v.nullable(v.object({ arrival: v.string(), departure: v.string() })),
    messages: v.array(v.object({ author: v.picklist(questionAuthors), text: v.string(), at: v.string() })),
  }),
})
