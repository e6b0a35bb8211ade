/**
 * A parsed stylesheet: unconditional text, rules by the classes that they need, and blocks (`@layer`, `@media`) around
 * more of both.
 */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'block'; readonly head: string; readonly parts: readonly Part[] }
type Selector = { readonly text: string; readonly classes: readonly string[] }
export type Sheet = readonly Part[]

const grouping = /^@(?:layer|media|supports|container)\b/

/** Parses a stylesheet of the build, which has no comments. */
export function parseSheet(css: string): Sheet {
  const parts: Part[] = []
  let at = 0
  while (at < css.length) {
    const end = findEnd(css, at)
    const open = css.indexOf('{', at)
    const head = css.slice(at, open < 0 ? end : Math.min(open, end)).trim()
    if (open < 0 || open >= end) parts.push({ kind: 'text', text: css.slice(at, end) })
    else if (grouping.test(head)) parts.push({ kind: 'block', head, parts: parseSheet(css.slice(open + 1, end - 1)) })
    else if (head.startsWith('@')) parts.push({ kind: 'text', text: css.slice(at, end) })
    else parts.push({ kind: 'rule', selectors: splitSelectors(head), body: css.slice(open, end) })
    at = end
  }
  return parts
}

/** The rules that can apply to a page with these classes, in source order. */
export function rulesFor(sheet: Sheet, classes: ReadonlySet<string>): string {
  let text = ''
  for (const part of sheet) {
    if (part.kind === 'text') text += part.text
    else if (part.kind === 'block') {
      const inner = rulesFor(part.parts, classes)
      // An empty layer still counts in the order of layers.
      if (inner !== '' || part.head.startsWith('@layer')) text += `${part.head}{${inner}}`
    } else {
      const wanted = part.selectors.filter(({ classes: needed }) => needed.every((name) => classes.has(name)))
      if (wanted.length > 0) text += `${wanted.map((selector) => selector.text).join(',')}${part.body}`
    }
  }
  return text
}

/** Index after the rule or statement that begins here. */
function findEnd(css: string, start: number): number {
  let depth = 0
  for (let at = start; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = findQuote(css, at)
    else if (sign === '\\') at += 1
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    } else if (sign === ';' && depth === 0) return at + 1
  }
  return css.length
}

function findQuote(css: string, start: number): number {
  let at = start + 1
  while (at < css.length && css[at] !== css[start]) at += css[at] === '\\' ? 2 : 1
  return at
}

function splitSelectors(list: string): Selector[] {
  const selectors: Selector[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= list.length; at += 1) {
    const sign = list[at]
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (at === list.length || (sign === ',' && depth === 0)) {
      const text = list.slice(from, at)
      selectors.push({ text, classes: classesOf(text) })
      from = at + 1
    }
  }
  return selectors
}

/** Classes that a selector requires. Ignores brackets (`:is`, `:not`), which may hold alternatives or negations. */
function classesOf(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, '')
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}
