const pattern = /^(?=.{5,6}$)[a-z]{1,2}\d{4,5}$/i

/** Whether a guest typed the number of a house, as printed in brochures: one or two letters, then digits. */
export function isLodgingNumber(text: string): boolean {
  return pattern.test(text)
}

export type TextSearch = { kind: 'name'; name: string } | { kind: 'free-text'; text: string }

/** Names of lodgings are lower case everywhere but on paper. */
export function textSearchFor(query: string): TextSearch {
  const text = query.trim()
  return isLodgingNumber(text) ? { kind: 'name', name: text.toLowerCase() } : { kind: 'free-text', text }
}
