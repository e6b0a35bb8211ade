import type { BlogSummary } from '@marram/contract/content/shapes'
import { xmlText } from './xml.ts'

export type Feed = {
  readonly origin: string
  readonly language: string
  readonly title: string
  readonly description: string
}

export function blogFeed({ origin, language, title, description }: Feed, posts: readonly BlogSummary[]): string {
  const items = posts.flatMap((post) => (post.path === null ? [] : [presentItem(origin, post.path, post)]))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title><link>${xmlText(origin)}/</link><description>${xmlText(description)}</description>`,
    `<language>${xmlText(language)}</language>`,
    `<atom:link href="${xmlText(origin)}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('')
}

function presentItem(origin: string, path: string, post: BlogSummary): string {
  const address = xmlText(`${origin}${path}`)
  const text = post.excerpt ? `<description>${xmlText(post.excerpt)}</description>` : ''
  const date = new Date(post.datePublished).toUTCString()
  return `<item><title>${xmlText(post.title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${date}</pubDate>${text}</item>`
}
