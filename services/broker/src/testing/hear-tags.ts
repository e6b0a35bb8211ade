import { listenForTags, notifyTags } from '@marram/database/changes'
import type { TestDatabase } from '@marram/database/testing/test-database'

const end = 'end-of-hearing'

/** Collects tags in order until `stop`. */
export async function hearTags(database: TestDatabase) {
  const heard: string[] = []
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const hear = (tags: string[]) => (tags.includes(end) ? resolve() : void heard.push(...tags))
  const listener = await listenForTags(database, hear, () => {})
  return {
    stop: async () => {
      // Notices keep their order, so after this one all earlier ones have arrived.
      await notifyTags(database.db, [end])
      await ended
      await listener.close()
      return heard
    },
  }
}
