import { holdReasons } from '@marram/domain/comment'
import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskCommand, deskQuery } from './operation.ts'
import { rowId } from './shapes.ts'

const common = { service: 'workers', needs: 'comments.write' } as const
const one = v.object({ comment: rowId })
const state = v.picklist(['held', 'shown', 'rejected'])
const changed = <const State extends string>(to: State) => ({ input: one, output: v.object({ state: v.literal(to) }) })

/** Publishes a comment. Authors with an address get one mail. */
export const approveComment = deskCommand({ ...common, name: 'comments.approve', ...changed('shown') })

/** Rejects a held comment; its text stays for a while, for the author or an authority. */
export const rejectComment = deskCommand({ ...common, name: 'comments.reject', ...changed('rejected') })

/** Deletes the text from pages and database. */
export const removeComment = deskCommand({ ...common, name: 'comments.remove', ...changed('removed') })

export const listComments = deskQuery({
  ...common,
  name: 'comments.list',
  input: listInput({ filters: { state: v.optional(state) }, sorts: ['written'] }),
  output: listOutput(
    v.object({
      id: v.number(),
      state,
      author: v.string(),
      email: v.nullable(v.string()),
      language: v.nullable(v.picklist(['da', 'de', 'en'])),
      /** The page of a reader's comment; other comments have only a subject. */
      page: v.nullable(v.string()),
      subject: v.string(),
      replyTo: v.nullable(v.number()),
      text: v.string(),
      heldFor: v.array(v.picklist(holdReasons)),
      reports: v.number(),
      writtenAt: v.string(),
    }),
  ),
})
