const token = /<(?:\/([\w-]+)\s*|([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?))>/y
const text = /(?:[^<&>]|&(?:amp|lt|gt|quot|apos|#\d+);)*/y
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+);)/

/** Finds a syntax error in an XML document without comments or declarations; null if it is well-formed. */
export function findXmlFault(xml: string): string | null {
  const open: string[] = []
  let at = 0
  while (at < xml.length) {
    token.lastIndex = at
    const [whole, closing, opening, attributes = '', isEmpty] = token.exec(xml) ?? []
    if (whole === undefined) return `no tag at ${at}: ${xml.slice(at, at + 60)}`
    if (entity.test(attributes)) return `bare ampersand in ${whole}`
    if (closing !== undefined && open.pop() !== closing) return `unexpected </${closing}> at ${at}`
    if (opening !== undefined && isEmpty === '') open.push(opening)
    text.lastIndex = at + whole.length
    at = text.exec(xml) === null ? at + whole.length : text.lastIndex
    if (open.length === 0 && at < xml.length) return `something after the end at ${at}`
  }
  return open.length === 0 ? null : `<${open.at(-1)}> is never closed`
}
