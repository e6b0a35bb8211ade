/** Enough for any page; what an editor pastes beyond it is not worth the memory. */
const maxCharacters = 20_000
const spoken = new Set(['title', 'intro', 'text', 'quote', 'question', 'value'])
/** Other entries, pictures and addresses: they are found for what they are themselves. */
const elsewhere = new Set([
  'sys',
  'parent',
  'image',
  'link',
  'internalLink',
  'hyperlink',
  'assets',
  'author',
  'categories',
])

/** Everything that a guest reads on a page, whichever sections and rich texts it is made of. */
export function bodyText(entry: unknown): string {
  const parts: string[] = []
  collect(entry, parts)
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, maxCharacters)
}

function collect(value: unknown, parts: string[]): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && spoken.has(key)) parts.push(inner)
    else if (!elsewhere.has(key)) collect(inner, parts)
  }
}
