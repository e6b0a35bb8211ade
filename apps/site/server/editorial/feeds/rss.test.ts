import type { BlogSummary } from '@marram/contract/content/shapes'
import { expect, test } from 'vitest'
import { blogFeed } from './rss.ts'

const feed = { origin: 'https://de.example', language: 'de', title: 'Marram & Meer', description: '<Dünen>' }
const post = (given: Partial<BlogSummary>): BlogSummary => ({
  ...Object.create(null),
  title: 'Krabben "pulen"',
  path: '/blog/krabben/',
  excerpt: null,
  datePublished: '2026-11-01T10:00:00.000Z',
  ...given,
})
const head = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
  '<title>Marram &amp; Meer</title><link>https://de.example/</link><description>&lt;Dünen&gt;</description>',
  '<language>de</language>',
  '<atom:link href="https://de.example/rss.xml" rel="self" type="application/rss+xml"/>',
]
const item = (description: string) =>
  [
    '<item><title>Krabben &quot;pulen&quot;</title>',
    '<link>https://de.example/blog/krabben/</link><guid>https://de.example/blog/krabben/</guid>',
    `<pubDate>Sun, 01 Nov 2026 10:00:00 GMT</pubDate>${description}</item>`,
  ].join('')

test('the feed lists the blog and its posts, escaped', () => {
  const posts = [post({}), post({ excerpt: 'Mit <b>Messer</b>' })]
  expect(blogFeed(feed, posts)).toBe(
    [...head, item(''), item('<description>Mit &lt;b&gt;Messer&lt;/b&gt;</description>'), '</channel></rss>'].join(''),
  )
})

test('a post that is not in this edition is left out', () => {
  expect(blogFeed(feed, [post({ path: null })])).toBe([...head, '</channel></rss>'].join(''))
})
