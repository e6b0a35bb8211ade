import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

type Cache<T> = { get(text: string): T | undefined; set(text: string, value: T): void }

/** A parsed document takes about a hundred times the memory of its text. */
const maxCharacters = 100_000

/**
 * Cache of parsed GraphQL documents, for graphql-yoga's `parserAndValidationCache`. The site's documents stay. Others
 * are evicted by total length, least recently used first: with a limit on their number, a thousand long ones took 200
 * MB. Invalid documents are not cached.
 */
export function createDocumentCache(siteDocuments: readonly { readonly text: string }[]): {
  readonly documentCache: Cache<DocumentNode>
  readonly errorCache: Cache<unknown>
} {
  const ours = new Map<string, DocumentNode | undefined>(siteDocuments.map(({ text }) => [text, undefined]))
  const others = new LRUCache<string, DocumentNode>({
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => Math.max(1, text.length),
  })
  return {
    documentCache: {
      get: (text) => ours.get(text) ?? others.get(text),
      set: (text, document) => void (ours.has(text) ? ours.set(text, document) : others.set(text, document)),
    },
    errorCache: { get: () => undefined, set: () => {} },
  }
}
