import * as v from 'valibot'

export const parts = ['health', 'jobs', 'errors', 'pages', 'backups', 'settings'] as const
export type SystemPart = (typeof parts)[number]

const text = v.fallback(v.optional(v.string()), undefined)

/** Each part reads what it knows of `state`, `q` and `open`. */
export const systemSearch = v.object({
  part: v.fallback(v.optional(v.picklist(parts), 'health'), 'health'),
  state: text,
  q: text,
  open: text,
})

export type SystemAddress = {
  readonly state: string | undefined
  readonly q: string
  readonly open: string | null
  /** Small steps such as a letter replace the entry of the history. */
  readonly go: (to: SystemStep) => void
  /** The same for every address of a part. */
  readonly search: (words: string) => void
}
export type SystemStep = { readonly state?: string; readonly q?: string; readonly open?: string }
