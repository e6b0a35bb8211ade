import type { Embed, RichText, RichTextNode } from '@marram/contract/content/rich-text-shape'
import type { Asset, Employee, Link } from '@marram/contract/content/simple-shapes'

export const noLinks: RichText['links'] = {
  entries: { block: [], inline: [], hyperlink: [] },
  assets: { block: [], hyperlink: [] },
}

/** A rich text with these blocks and the entries and assets they refer to. */
export function richText(content: RichTextNode[], links: RichText['links'] = noLinks): RichText {
  return { json: { nodeType: 'document', data: {}, content }, links }
}

export function text(value: string, ...marks: string[]): RichTextNode {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} }
}

export function node(nodeType: string, ...content: (RichTextNode | string)[]): RichTextNode {
  return { nodeType, data: {}, content: content.map((part) => (typeof part === 'string' ? text(part) : part)) }
}

export const paragraph = (...content: (RichTextNode | string)[]): RichTextNode => node('paragraph', ...content)

export function hyperlink(uri: string, words: string): RichTextNode {
  return { ...node('hyperlink', words), data: { uri } }
}

/** A node that refers to an entry or an asset by its id. */
export function pointing(nodeType: string, id: string, words?: string): RichTextNode {
  return { ...node(nodeType, ...(words === undefined ? [] : [words])), data: { target: { sys: { id } } } }
}

/** A text that consists of one embedded entry. */
export function embedding(entry: Embed): RichText {
  return richText([pointing('embedded-entry-block', entry.sys.id)], {
    ...noLinks,
    entries: { ...noLinks.entries, block: [entry] },
  })
}

export function link(path: string | null, title = 'Anreise', id = 'page-arrival'): Link {
  return { id, type: 'page', title, path }
}

export function asset(overrides: Partial<Asset> = {}): Asset {
  return {
    sys: { id: 'asset-beach' },
    title: null,
    description: 'A beach in the morning',
    contentType: 'image/avif',
    fileName: 'beach.avif',
    size: 1000,
    url: '/services/images/own/demo/beach/b2/0',
    width: 1200,
    height: 800,
    ...overrides,
  }
}

export function employee(name: string, jobTitle: string): Employee {
  return {
    sys: { id: `employee-${name}` },
    name,
    jobTitle,
    email: 'inger@marram.example',
    phone: '+45 75 00 19 66',
    images: [asset({ sys: { id: `face-${name}` } })],
    locations: [],
    isArchived: false,
  }
}
