import { inLinkOrder } from '@marram/domain/criteria/query-order'

export type QueryWords = Record<string, string | string[]>

/** The query of an address as it was written. The router's own way reads JSON: `12.30` would come back as 12.3. */
export function parseQueryWords(query: string): QueryWords {
  const words: QueryWords = {}
  const given = new URLSearchParams(query)
  for (const key of new Set(given.keys())) {
    const values = given.getAll(key)
    words[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  return words
}

/** With its question mark, or empty. Equal searches give equal addresses, whoever writes them. */
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
