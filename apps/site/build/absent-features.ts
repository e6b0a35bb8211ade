/**
 * Stands in, in the browser, for what libraries bring and the site uses none of (`stand-ins.ts`):
 *
 * - `seroval`, for the arguments of server functions: pages ask services through typed clients.
 * - the router's `Link`: links are plain anchors, which work before there is a script; `useLinkNavigation` follows them.
 * - the router's way of writing values into a query: `query-words.ts` has the site's own.
 * - mutations and infinite queries: forms and clients send what changes something, and lists have pages.
 */
function absent(): never {
  throw new Error('This site leaves the feature out of its scripts: see build/absent-features.ts.')
}

export function createPlugin<T>(plugin: T): T {
  return plugin
}

export const ReadableStreamPlugin = { tag: 'absent' }

/** The part of a mutation cache that a query client calls for itself. */
export class MutationCache {
  config = {}
  build = absent

  findAll(): readonly never[] {
    return []
  }

  async resumePausedMutations(): Promise<void> {}

  clear(): void {}
}

export {
  absent as createLink,
  absent as createStream,
  absent as crossSerializeStream,
  absent as defaultParseSearch,
  absent as defaultStringifySearch,
  absent as fromCrossJSON,
  absent as getCrossReferenceHeader,
  absent as hasNextPage,
  absent as hasPreviousPage,
  absent as infiniteQueryBehavior,
  absent as Link,
  absent as linkOptions,
  absent as parseSearchWith,
  absent as stringifySearchWith,
  absent as toJSONAsync,
  absent as useLinkProps,
}
