import { inLinkOrder } from '@marram/domain/criteria/query-order'

type QueryWords = Record<string, string | string[]>

/**
 * The router's reader and writer of queries. A query that was read is written unchanged (`?text=a%20b`): otherwise the
 * router would see a different URL, and replace it in the address bar or redirect to it.
 */
export function createQueryWords() {
  const asRead = new Map<string, string>()
  return {
    parseSearch(query: string): QueryWords {
      const words = parseQueryWords(query)
      asRead.set(stringifyQueryWords(words), query)
      return words
    },
    stringifySearch(words: Record<string, unknown>): string {
      const query = stringifyQueryWords(words)
      return asRead.get(query) ?? query
    },
  }
}

/** The router's default parses JSON: `12.30` would come back as 12.3. @internal */
export function parseQueryWords(query: string): QueryWords {
  const words: QueryWords = {}
  const params = new URLSearchParams(query)
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key)
    words[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  return words
}

/** With its question mark, or empty. Equal searches give equal URLs. @internal */
export function stringifyQueryWords(words: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const key of inLinkOrder(Object.keys(words))) {
    const value = words[key]
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(key, String(one))
    }
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
