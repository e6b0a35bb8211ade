export type ShortcodeAttributes = Readonly<Record<string, string>>

export type ShortcodeNode =
  | Readonly<{ kind: 'text'; text: string }>
  /** `content` is null for a self-contained shortcode without a closing tag. */
  | Readonly<{
      kind: 'shortcode'
      name: string
      attributes: ShortcodeAttributes
      content: readonly ShortcodeNode[] | null
    }>

export class ShortcodeSyntaxError extends Error {
  override readonly name = 'ShortcodeSyntaxError'
}

type Tag = Readonly<{ kind: 'open' | 'close'; name: string; attributes: ShortcodeAttributes; end: number }>
type OpenTag = Readonly<{ name: string; index: number }>

const tagStart = /\[(\/?)([a-z][a-z0-9_-]*)(?=[\s\]/])/giy
// A bracket inside quotes is part of the value; any other bracket ends the tag.
const tagBody = /(?:[^[\]"']|"[^"]*"|'[^']*')*/y
const attribute = /\s+([a-z][a-z0-9_-]*)=(?:"([^"]*)"|'([^']*)')/giy

/**
 * Parses `[name key="value"]…[/name]` and `[name key="value"]`, nested to any depth. Unknown names, and closing tags
 * without an opening one, stay as text. Throws a ShortcodeSyntaxError if the attributes of a known shortcode are
 * malformed.
 */
export function parseShortcodes(text: string, knownNames: Iterable<string>): ShortcodeNode[] {
  const known = new Set(knownNames)
  const nodes: ShortcodeNode[] = []
  const open: OpenTag[] = []
  let textFrom = 0
  let at = text.indexOf('[')
  while (at !== -1) {
    const tag = readTag(text, at, known)
    if (tag !== null && (tag.kind === 'open' || open.some(({ name }) => name === tag.name))) {
      pushText(nodes, text.slice(textFrom, at))
      if (tag.kind === 'open') openTag(nodes, open, tag)
      else closeTag(nodes, open, tag.name)
      textFrom = tag.end
    }
    at = text.indexOf('[', Math.max(at + 1, textFrom))
  }
  pushText(nodes, text.slice(textFrom))
  return nodes
}

function pushText(nodes: ShortcodeNode[], text: string): void {
  if (text !== '') nodes.push({ kind: 'text', text })
}

function openTag(nodes: ShortcodeNode[], open: OpenTag[], { name, attributes }: Tag): void {
  open.push({ name, index: nodes.length })
  nodes.push({ kind: 'shortcode', name, attributes, content: null })
}

/**
 * Moves everything since the nearest matching opening tag into its content; unclosed tags in between become
 * self-contained.
 */
function closeTag(nodes: ShortcodeNode[], open: OpenTag[], name: string): void {
  let opened = open.pop()
  while (opened !== undefined && opened.name !== name) opened = open.pop()
  const node = opened === undefined ? undefined : nodes[opened.index]
  if (opened === undefined || node?.kind !== 'shortcode') return
  nodes[opened.index] = { ...node, content: nodes.splice(opened.index + 1) }
}

function readTag(text: string, at: number, known: ReadonlySet<string>): Tag | null {
  tagStart.lastIndex = at
  const start = tagStart.exec(text)
  const name = start?.[2]?.toLowerCase()
  if (start === null || name === undefined || !known.has(name)) return null
  const bodyFrom = at + start[0].length
  tagBody.lastIndex = bodyFrom
  const body = tagBody.exec(text)?.[0] ?? ''
  const end = bodyFrom + body.length
  const stop = text[end]
  // The body stops before a quote only when that quote is never closed.
  if (stop === '"' || stop === "'") throw syntaxError(text.slice(end), name)
  if (stop !== ']') return null
  if (start[1] === '/') return body.trim() === '' ? { kind: 'close', name, attributes: {}, end: end + 1 } : null
  return { kind: 'open', name, attributes: readAttributes(body, name), end: end + 1 }
}

/** Allows a slash before the bracket, as in HTML. */
function readAttributes(body: string, name: string): ShortcodeAttributes {
  const attributes: Record<string, string> = {}
  let at = 0
  attribute.lastIndex = 0
  for (let match = attribute.exec(body); match !== null; match = attribute.exec(body)) {
    const [, key = '', doubleQuoted, singleQuoted = ''] = match
    attributes[key] = doubleQuoted ?? singleQuoted
    at = attribute.lastIndex
  }
  const rest = body.slice(at).trim()
  if (rest !== '' && rest !== '/') throw syntaxError(rest, name)
  return attributes
}

function syntaxError(fragment: string, name: string): ShortcodeSyntaxError {
  return new ShortcodeSyntaxError(`Invalid shortcode syntax at ${fragment.slice(0, 40)} on shortcode ${name}`)
}
