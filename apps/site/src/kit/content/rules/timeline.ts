import type { RichText, RichTextNode } from '@marram/contract/content/rich-text-shape'
import { plainText } from './plain-text.ts'

export type TimelineStop = { readonly year: string; readonly title: string; readonly text: RichText }
export type Timeline = { readonly before: RichText; readonly stops: readonly TimelineStop[]; readonly after: RichText }

/** A level-3 heading that starts with a year begins an entry, which ends at the next one or at a larger heading. */
export function timelineOf(value: RichText): Timeline {
  const nodes = value.json.content ?? []
  const part = (content: RichTextNode[]): RichText => ({ ...value, json: { ...value.json, content } })
  const first = nodes.findIndex((node) => yearOf(node) !== null)
  if (first === -1) return { before: value, stops: [], after: part([]) }
  const length = nodes.slice(first).findIndex(({ nodeType }) => nodeType === 'heading-1' || nodeType === 'heading-2')
  const end = length === -1 ? nodes.length : first + length
  const stops: { year: string; title: string; content: RichTextNode[] }[] = []
  for (const node of nodes.slice(first, end)) {
    const stop = yearOf(node)
    if (stop) stops.push({ ...stop, content: [] })
    else stops.at(-1)?.content.push(node)
  }
  return {
    before: part(nodes.slice(0, first)),
    stops: stops.map(({ content, ...stop }) => ({ ...stop, text: part(content) })),
    after: part(nodes.slice(end)),
  }
}

function yearOf(node: RichTextNode): { year: string; title: string } | null {
  if (node.nodeType !== 'heading-3') return null
  const { year, title } = /^\s*(?<year>\d{4})(?::|\s|$)\s*(?<title>.*)$/.exec(plainText(node))?.groups ?? {}
  return year === undefined ? null : { year, title: title ?? '' }
}
