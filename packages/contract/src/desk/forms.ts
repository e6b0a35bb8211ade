import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskCommand, deskQuery } from './operation.ts'
import { rowId } from './shapes.ts'

const reading = { service: 'workers', needs: 'messages.read' } as const
const acting = { service: 'workers', needs: 'messages.write' } as const
const id = v.pipe(v.string(), v.uuid())
const one = v.object({ submission: id })

/** `received` has been mailed to its department, `held` has not: it has many links. `spam` is deleted after 30 days. */
export const formStates = ['received', 'held', 'done', 'spam'] as const
const state = v.picklist(formStates)
export type FormState = (typeof formStates)[number]

const become = <const State extends FormState>(to: State) => ({
  input: one,
  output: v.object({ state: v.literal(to) }),
})

/** Mails a held submission to its department, with its files. */
export const releaseForm = deskCommand({ ...acting, name: 'forms.release', ...become('received') })

export const finishForm = deskCommand({ ...acting, name: 'forms.finish', ...become('done') })

export const discardForm = deskCommand({ ...acting, name: 'forms.discard', ...become('spam') })

/** Takes `done` or `spam` back. */
export const reopenForm = deskCommand({
  ...acting,
  name: 'forms.reopen',
  input: one,
  output: v.object({ state: v.picklist(['received', 'held']) }),
})

const submission = v.object({
  id: v.string(),
  state,
  /** Of the form when it was sent; empty for submissions from before titles were kept. */
  title: v.string(),
  language: v.picklist(['da', 'de', 'en']),
  /** Its first answer, which usually is a name. */
  about: v.string(),
  files: v.number(),
  sentAt: v.string(),
})

export const listForms = deskQuery({
  ...reading,
  name: 'forms.list',
  input: listInput({ filters: { state: v.optional(state) }, sorts: ['sent'], descending: true }),
  output: listOutput(submission),
})

export const showForm = deskQuery({
  ...reading,
  name: 'forms.show',
  input: one,
  output: v.object({
    ...submission.entries,
    /** The path of the page with the form. */
    page: v.nullable(v.string()),
    answers: v.array(v.object({ label: v.string(), value: v.string() })),
    /** Gone after 90 days; the department has them by mail. */
    attached: v.array(v.object({ id: v.number(), name: v.string(), bytes: v.number() })),
  }),
})

/**
 * A file as base64, for the desk to save. No address serves it: a browser must never open what strangers send within the
 * site's origin.
 */
export const showFormFile = deskQuery({
  ...reading,
  name: 'forms.file',
  input: v.object({ file: rowId }),
  output: v.object({ name: v.string(), data: v.string() }),
})
