import { questionStates } from '@marram/domain/question'
import * as v from 'valibot'

export const messagesSearch = v.object({
  state: v.fallback(v.optional(v.picklist(questionStates), 'open'), 'open'),
  open: v.fallback(v.optional(v.string()), undefined),
})
