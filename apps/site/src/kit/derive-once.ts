import { createIsomorphicFn } from '@tanstack/react-start'
import { deriveOnce as deriveOnServer } from './kept-data.server.ts'

const memoryHere = createIsomorphicFn()
  .server(() => deriveOnServer)
  .client(() => null)

/**
 * What a query makes of replies, once for the same ones on the server. `name` is that of the query with its edition;
 * `from` are the replies or their parts, and `derive` depends on nothing else. A browser derives each time.
 */
export function deriveOnce<T>(name: string, from: readonly unknown[], derive: () => T): T {
  const derivedOnce = memoryHere()
  return derivedOnce ? derivedOnce(name, from, derive) : derive()
}
