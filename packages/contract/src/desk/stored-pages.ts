import * as v from 'valibot'
import { deskCommand, deskQuery } from './operation.ts'
import { line, words } from './shapes.ts'

const common = { service: 'program', needs: 'system.write' } as const

/** Rendered pages and page data in the memory of each node that is alive. */
export const showStoredPages = deskQuery({
  ...common,
  name: 'pages.show',
  input: v.object({}),
  output: v.object({
    /** Of one node, in bytes. */
    maxBytes: v.number(),
    nodes: v.array(
      v.object({
        name: v.string(),
        isSelf: v.boolean(),
        count: v.number(),
        bytes: v.number(),
        /** Since the node started. */
        hits: v.number(),
        misses: v.number(),
        seenAt: v.string(),
      }),
    ),
  }),
})

export const maxFound = 50

/** Tags and pages of the node that answers in which the words occur: tags with most pages first. */
export const findStoredPages = deskQuery({
  ...common,
  name: 'pages.find',
  input: v.object({ search: v.optional(words(200), '') }),
  output: v.object({
    node: v.string(),
    tagCount: v.number(),
    tags: v.array(v.object({ tag: v.string(), pages: v.number() })),
    pageCount: v.number(),
    pages: v.array(
      v.object({
        edition: v.string(),
        path: v.string(),
        bytes: v.number(),
        freshUntil: v.string(),
        tags: v.array(v.string()),
      }),
    ),
  }),
})

const tags = v.pipe(v.array(line(500)), v.minLength(1), v.maxLength(100))

/** Drops pages with one of these tags on every node, or all pages; guests get them rendered anew. */
export const purgePages = deskCommand({
  ...common,
  name: 'pages.purge',
  input: v.variant('kind', [v.object({ kind: v.literal('tags'), tags }), v.object({ kind: v.literal('everything') })]),
  output: v.object({ purged: v.literal(true) }),
})
