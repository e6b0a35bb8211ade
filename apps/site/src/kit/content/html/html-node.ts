/** An editor's HTML after sanitising on the server: text and allowed elements, never a string of HTML. */
export type HtmlNode = string | HtmlElement

export type HtmlElement = {
  readonly tag: HtmlTag | 'heading' | 'frame'
  readonly attributes?: Readonly<Record<string, string>>
  readonly children: readonly HtmlNode[]
}

/** Elements that are rendered unchanged. Links, pictures, headings and frames have their own rules. */
export const plainTags = [
  'abbr',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'pre',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'summary',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'time',
  'tr',
  'u',
  'ul',
] as const

export type PlainTag = (typeof plainTags)[number]
export type HtmlTag = PlainTag | 'a' | 'img'

export function isPlainTag(tag: string): tag is PlainTag {
  return plainTags.some((known) => known === tag)
}

const wholeNumber = /^\d{1,4}$/

/** Allowed attributes per element, and the pattern of their values. URLs are checked when they are rendered. */
const allowed: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: /^/, title: /^/ },
  abbr: { title: /^/ },
  frame: { src: /^https:\/\//, title: /^/ },
  heading: { depth: /^[0-4]$/ },
  img: { src: /^/, alt: /^/, width: wholeNumber, height: wholeNumber },
  ol: { start: wholeNumber },
  td: { colspan: wholeNumber, rowspan: wholeNumber },
  th: { colspan: wholeNumber, rowspan: wholeNumber, scope: /^(?:col|row)$/ },
  time: { datetime: /^[\d:TZ+.-]{4,35}$/ },
}

/** Keeps the allowed attributes of an element; `style`, `id`, `class` and event handlers are allowed on none. */
export function allowedAttributes(
  tag: string,
  attributes: Iterable<readonly [name: string, value: string]>,
): Record<string, string> {
  const rules = Object.hasOwn(allowed, tag) ? (allowed[tag] ?? {}) : {}
  const kept = [...attributes].filter(([name, value]) => Object.hasOwn(rules, name) && rules[name]?.test(value))
  return Object.fromEntries(kept)
}
