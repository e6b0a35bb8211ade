import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

type Cache<T> = { get(text: string): T | undefined; set(text: string, value: T): void }

/** In memory a parsed document is some hundred times as large as its text. */
const maxCharacters = 100_000

/**
 * Parsed GraphQL documents, for graphql-yoga's `parserAndValidationCache`. The site's own stay. Of the others the last
 * asked stay, as many as have this length together: counted by number, a thousand long ones of strangers held 200 MB.
 * Those that cannot be parsed are not kept.
 */
export function createDocumentCache(own: readonly { readonly text: string }[]): {
  readonly documentCache: Cache<DocumentNode>
  readonly errorCache: Cache<unknown>
} {
  const ours = new Map<string, DocumentNode | undefined>(own.map(({ text }) => [text, undefined]))
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
