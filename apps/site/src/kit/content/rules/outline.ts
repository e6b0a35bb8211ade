import type { RichTextNode } from '@marram/contract/content/rich-text-shape'
import { slug } from '@marram/domain/slug'
import { plainText } from './plain-text.ts'

export type HeadingLevel = 2 | 3 | 4 | 5 | 6

export type Outline = {
  /** Level and id of every heading node. */
  readonly headings: ReadonlyMap<RichTextNode, { readonly level: HeadingLevel; readonly id: string }>
  /** For every embedded entry: the level its headings start at, and a prefix that makes its ids unique. */
  readonly embeds: ReadonlyMap<RichTextNode, { readonly level: HeadingLevel; readonly idPrefix: string }>
}

/** Ids that the page layout already uses. */
const takenByFrame: readonly string[] = ['content']

/**
 * Editors choose headings by size, so a text may start with level 4 and go back to level 1. Here every heading is one
 * level below the nearest larger one before it: no level is skipped, and the page has a single h1.
 */
export function outlineOf(document: RichTextNode, firstLevel: HeadingLevel, idPrefix: string): Outline {
  const headings = new Map<RichTextNode, { level: HeadingLevel; id: string }>()
  const embeds = new Map<RichTextNode, { level: HeadingLevel; idPrefix: string }>()
  const used = new Set(takenByFrame)
  const open: number[] = []
  for (const node of inOrder(document)) {
    const size = headingSize(node)
    if (size !== null) {
      while ((open.at(-1) ?? 0) >= size) open.pop()
      open.push(size)
      const id = claimId(used, `${idPrefix}${slug(plainText(node))}`)
      headings.set(node, { level: levelAt(firstLevel, open.length - 1), id })
    } else if (node.nodeType === 'embedded-entry-block') {
      const id = claimId(used, `${idPrefix}${slug(node.data?.target?.sys.id ?? '')}`)
      embeds.set(node, { level: levelAt(firstLevel, open.length), idPrefix: `${id}-` })
    }
  }
  return { headings, embeds }
}

/** The level a number of steps below the first; 6 is the max. */
export function levelAt(first: HeadingLevel, steps: number): HeadingLevel {
  const levels = [2, 3, 4, 5, 6] as const
  return levels[first - 2 + steps] ?? 6
}

function headingSize({ nodeType }: RichTextNode): number | null {
  const size = /^heading-([1-6])$/.exec(nodeType)?.[1]
  return size === undefined ? null : Number(size)
}

function claimId(used: Set<string>, wanted: string): string {
  let id = wanted
  for (let count = 2; used.has(id); count += 1) id = `${wanted}-${count}`
  used.add(id)
  return id
}

function* inOrder(node: RichTextNode): Generator<RichTextNode> {
  yield node
  for (const child of node.content ?? []) yield* inOrder(child)
}
