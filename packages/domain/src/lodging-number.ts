const pattern = /^(?=.{5,6}$)[a-z]{1,2}\d{4,5}$/i

/** Whether a guest typed the number of a house, as printed in brochures: one or two letters, then digits. */
export function isLodgingNumber(text: string): boolean {
  return pattern.test(text)
}

export type TextSearch = { kind: 'name'; name: string } | { kind: 'free-text'; text: string }

const apart = /^([a-z]{1,2})[\s-]+(\d{4,5})$/i

/** Names of lodgings are lower case everywhere but on paper, where a space may be between letters and digits. */
export function textSearchFor(query: string): TextSearch {
  const text = query.trim()
  const name = text.replace(apart, '$1$2')
  return isLodgingNumber(name) ? { kind: 'name', name: name.toLowerCase() } : { kind: 'free-text', text }
}
