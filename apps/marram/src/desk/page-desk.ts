import * as desk from '@marram/contract/desk/stored-pages'
import { everyTag, notifyTags } from '@marram/database/changes'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import type { PageCache } from '@marram/site/server/pages/page-cache'
import type { ProgramContext } from './program-context.ts'
import { loadNodes } from './program-nodes.ts'

/** This node as it is now, the others as they were half a minute ago at most. */
export const show = staffQuery<ProgramContext>()(desk.showStoredPages, async (_, { db, now, node, stored }) => {
  const [nodes, own] = await Promise.all([loadNodes(db, now()), stored.measure()])
  const others = nodes
    .filter(({ id }) => id !== node.id)
    .map((one) => ({
      name: one.node,
      isSelf: false,
      ...{ count: one.page_count, bytes: one.page_bytes, hits: one.page_hits, misses: one.page_misses },
      seenAt: one.seen_at.toISOString(),
    }))
  const self = { name: node.name, isSelf: true, ...own, seenAt: now().toISOString() }
  return { maxBytes: stored.maxBytes, nodes: [self, ...others] }
})

export const find = staffQuery<ProgramContext>()(desk.findStoredPages, async ({ search }, { node, stored }) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word))
  const tags = countTags(stored.caches, fits)
  const keys = stored.caches.flatMap((cache) => [...cache.entries()].filter(([key]) => fits(key)))
  return {
    node: node.name,
    tagCount: tags.length,
    tags: tags.slice(0, desk.maxFound),
    pageCount: keys.length,
    pages: keys.slice(0, desk.maxFound).map(([key, { response, tags: its, freshUntil }]) => {
      const [edition = '', ...path] = key.split(' ')
      return {
        ...{ edition, path: path.join(' '), bytes: response.sizeBytes, tags: [...its] },
        freshUntil: new Date(freshUntil).toISOString(),
      }
    }),
  }
})

function countTags(caches: readonly PageCache[], fits: (tag: string) => boolean) {
  const counts = new Map<string, number>()
  for (const cache of caches) {
    for (const [tag, pages] of cache.tagSizes()) if (fits(tag)) counts.set(tag, (counts.get(tag) ?? 0) + pages)
  }
  return [...counts]
    .map(([tag, pages]) => ({ tag, pages }))
    .sort((a, b) => b.pages - a.pages || (a.tag < b.tag ? -1 : 1))
}

/** The notice reaches every node on commit, this one too. */
export const purge = staffCommand<ProgramContext>()(desk.purgePages, async (input, { db }) => {
  const tags = input.kind === 'everything' ? [everyTag] : input.tags
  await notifyTags(db, tags)
  return { output: { purged: true as const }, subject: 'stored pages', before: {}, after: { tags } }
})
