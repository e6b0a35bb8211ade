import { formStates } from '@marram/contract/desk/forms'
import { questionStates } from '@marram/domain/question'
import * as v from 'valibot'

export const kinds = ['questions', 'forms'] as const
export type Kind = (typeof kinds)[number]

/** States of both kinds; one that the kind does not have is ignored where it is read. */
const states = [...questionStates, ...formStates]
export type State = (typeof states)[number]

export const messagesSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(kinds)), undefined),
  state: v.fallback(v.optional(v.picklist(states)), undefined),
  open: v.fallback(v.optional(v.string()), undefined),
})

export type KindProps = {
  readonly state: State | undefined
  readonly openId: string | null
  readonly onOpen: (id: string) => void
}
