import { isRecord } from '../entry/links.ts'

const blocks: readonly string[] = [
  'document',
  'paragraph',
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'heading-5',
  'heading-6',
  'unordered-list',
  'ordered-list',
  'list-item',
  'blockquote',
  'hr',
  'table',
  'table-row',
  'table-header-cell',
  'table-cell',
  'hyperlink',
  'asset-hyperlink',
  'entry-hyperlink',
  'embedded-entry-block',
  'embedded-entry-inline',
  'embedded-asset-block',
]
const marks: readonly string[] = ['bold', 'italic', 'underline', 'code', 'subscript', 'superscript', 'strikethrough']
const maxDepth = 40

/** The problem of a rich text, or null. */
export function checkText(value: unknown): string | null {
  if (!isRecord(value) || value.nodeType !== 'document') return 'is not a rich-text document'
  return checkNode(value, 0)
}

function checkNode(node: unknown, depth: number): string | null {
  if (depth > maxDepth) return `is nested deeper than ${maxDepth} levels`
  if (!isRecord(node) || typeof node.nodeType !== 'string') return 'holds a node without nodeType'
  if (node.nodeType === 'text') return checkWords(node)
  if (!blocks.includes(node.nodeType)) return `holds the unknown node ${node.nodeType}`
  if (!Array.isArray(node.content)) return `holds a ${node.nodeType} without content`
  if (node.nodeType === 'hyperlink' && !(isRecord(node.data) && typeof node.data.uri === 'string')) {
    return 'holds a hyperlink without uri'
  }
  for (const child of node.content) {
    const problem = checkNode(child, depth + 1)
    if (problem !== null) return problem
  }
  return null
}

function checkWords({ value, marks: nodeMarks = [] }: Record<string, unknown>): string | null {
  if (typeof value !== 'string') return 'holds a text without value'
  if (!Array.isArray(nodeMarks)) return 'holds a text whose marks are not a list'
  const unknown = nodeMarks.find((mark) => !isRecord(mark) || !marks.includes(String(mark.type)))
  return unknown === undefined ? null : 'holds a text with an unknown mark'
}
