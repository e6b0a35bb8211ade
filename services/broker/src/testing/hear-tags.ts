import { listenForTags, notifyTags } from '@marram/database/changes'
import type { TestDatabase } from '@marram/database/testing/test-database'

const end = 'end-of-hearing'

/** Everything that is announced until `stop`, in order. */
export async function hearTags(database: TestDatabase) {
  const heard: string[] = []
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const hear = (tags: string[]) => (tags.includes(end) ? resolve() : void heard.push(...tags))
  const listener = await listenForTags(database, hear, () => {})
  return {
    stop: async () => {
      // Notices keep their order, so after this one there is none left on its way.
      await notifyTags(database.db, [end])
      await ended
      await listener.close()
      return heard
    },
  }
}
