import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

export type Found = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  /** Alternative texts of the pictures inside it. */
  readonly alts: string
  /** Names of its ancestors, the nearest first. */
  readonly inside: readonly string[]
}

/** Every element of an HTML fragment in document order, parsed as a browser would. */
export function elementsOf(html: string, tag?: string): Found[] {
  const found = walk(parseFragment(html), [])
  return tag === undefined ? found : found.filter((element) => element.tag === tag)
}

function walk(parent: DefaultTreeAdapterTypes.ParentNode, inside: readonly string[]): Found[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    const element = { tag: node.tagName, attributes, text: textOf(node), alts: altsOf(node), inside }
    return [element, ...walk(node, [node.tagName, ...inside])]
  })
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function altsOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (!('childNodes' in node)) return ''
  const own = node.tagName === 'img' ? (node.attrs.find(({ name }) => name === 'alt')?.value ?? '') : ''
  return own + node.childNodes.map(altsOf).join('')
}
