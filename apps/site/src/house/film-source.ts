import { isFrameAllowed } from '../kit/content/rules/video-source.ts'

export type FilmSource = { readonly src: string; readonly title: string }

const frame = /<iframe\b[^>]*>/i
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/**
 * The film that an owner's markup asks for. Nothing of the markup reaches the page: only an address whose host is on the
 * list, and a title, both as plain text.
 */
export function findFilm(html: string, frameHosts: readonly string[]): FilmSource | null {
  const tag = frame.exec(html)?.[0]
  if (tag === undefined) return null
  const src = attributeOf(tag, 'src')
  return isFrameAllowed(src, frameHosts) ? { src, title: attributeOf(tag, 'title') } : null
}

function attributeOf(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  return (found?.[1] ?? found?.[2] ?? '').replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity)
}
