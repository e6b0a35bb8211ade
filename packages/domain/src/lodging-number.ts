const pattern = /^(?=.{5,6}$)[a-z]{1,2}\d{4,5}$/i

/** True for a house number as printed in brochures: one or two letters, then digits. */
export function isLodgingNumber(text: string): boolean {
  return pattern.test(text)
}

export type TextSearch = { kind: 'name'; name: string } | { kind: 'free-text'; text: string }

const apart = /^([a-z]{1,2})[\s-]+(\d{4,5})$/i

/** House names are lower case except on paper, where a space may separate letters and digits. */
export function textSearchFor(query: string): TextSearch {
  const text = query.trim()
  const name = text.replace(apart, '$1$2')
  return isLodgingNumber(name) ? { kind: 'name', name: name.toLowerCase() } : { kind: 'free-text', text }
}
