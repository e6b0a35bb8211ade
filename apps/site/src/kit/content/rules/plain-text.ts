import type { RichTextNode } from '@marram/contract/content/rich-text-shape'

/** The text of a node, without marks, links and embedded entries. */
export function plainText(node: RichTextNode): string {
  return node.value ?? (node.content ?? []).map(plainText).join('')
}
