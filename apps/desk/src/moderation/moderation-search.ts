import * as v from 'valibot'

export const kinds = ['reviews', 'photos', 'comments', 'contest'] as const
export type Kind = (typeof kinds)[number]

export const stages = ['waiting', 'published', 'refused'] as const
export type Stage = (typeof stages)[number]

export const moderationSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(kinds), 'reviews'), 'reviews'),
  stage: v.fallback(v.optional(v.picklist(stages), 'waiting'), 'waiting'),
  open: v.fallback(v.optional(v.string()), undefined),
})

export type KindProps = {
  readonly stage: Stage
  readonly openId: string | null
  readonly onOpen: (id: string) => void
}
