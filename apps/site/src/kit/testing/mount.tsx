import type { EditionKey } from '@marram/i18n/edition-key'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { vi } from 'vitest'

type Handler = (event: Record<string, unknown>) => void

/** A stub of the DOM nodes that React needs; these tests need no layout, styles or parser. */
class FakeNode {
  readonly childNodes: FakeNode[] = []
  readonly attributes = new Map<string, string>()
  readonly style = {}
  /** Stored as the string that was set, since there is no parser. */
  innerHTML: string | undefined
  readonly handlers: { type: string; handler: Handler }[] = []
  readonly nodeName: string
  parentNode: FakeNode | null = null
  nodeValue: string | null = null
  readonly nodeType: number
  readonly tagName: string
  readonly ownerDocument: FakeNode | null
  constructor(nodeType: number, tagName: string, ownerDocument: FakeNode | null) {
    this.nodeType = nodeType
    this.tagName = tagName
    this.nodeName = tagName
    this.ownerDocument = ownerDocument
  }
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml'
  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null
  }
  get lastChild(): FakeNode | null {
    return this.childNodes.at(-1) ?? null
  }
  get nextSibling(): FakeNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }
  get textContent(): string {
    return this.nodeType === 3 ? (this.nodeValue ?? '') : this.childNodes.map((child) => child.textContent).join('')
  }
  set textContent(text: string) {
    this.childNodes.splice(0)
    if (text !== '') this.appendChild(textNode(text, this.ownerDocument))
  }
  appendChild(child: FakeNode): FakeNode {
    return this.insertBefore(child, null)
  }
  insertBefore(child: FakeNode, before: FakeNode | null): FakeNode {
    child.parentNode?.removeChild(child)
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length
    this.childNodes.splice(at, 0, child)
    child.parentNode = this
    return child
  }
  removeChild(child: FakeNode): FakeNode {
    this.childNodes.splice(this.childNodes.indexOf(child), 1)
    child.parentNode = null
    return child
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }
  addEventListener(type: string, handler: Handler): void {
    this.handlers.push({ type, handler })
  }
  removeEventListener(): void {}
  /** Finds nothing: these tests do not exercise plain DOM code. */
  querySelector(): null {
    return null
  }
  querySelectorAll(): [] {
    return []
  }
}

function textNode(text: string, ownerDocument: FakeNode | null): FakeNode {
  const node = new FakeNode(3, '#text', ownerDocument)
  node.nodeValue = text
  return node
}

function fakeDocument() {
  const document = new FakeNode(9, '#document', null)
  return Object.assign(document, {
    documentElement: new FakeNode(1, 'HTML', document),
    activeElement: null,
    defaultView: null,
    createElement: (name: string) => new FakeNode(1, name.toUpperCase(), document),
    createElementNS: (_: string, name: string) => new FakeNode(1, name, document),
    createTextNode: (text: string) => textNode(text, document),
  })
}

export type Mounted = {
  readonly text: () => string
  /** The first HTML that was set as a string. */
  readonly html: () => string | undefined
  /** Targets of the links by their text. */
  readonly links: () => Readonly<Record<string, string | undefined>>
  /** Dispatches a click on the button with this text to React. */
  readonly press: (text: string) => Promise<void>
}

/** Renders an element with React DOM inside a page context: error boundaries, effects and events are React's own. */
export async function mount(element: ReactNode, edition: EditionKey = 'de'): Promise<Mounted> {
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ scope: unknown; messages: unknown }>()({}),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { scope: { edition }, messages: await loadMessages(edition) },
  })
  const document = fakeDocument()
  const window = {
    event: undefined,
    document,
    HTMLIFrameElement: class {},
    addEventListener() {},
    removeEventListener() {},
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { createRoot } = await import('react-dom/client')
  const container = document.createElement('div')
  const root = createRoot(Object.assign(container), { onCaughtError: () => {} })
  await act(async () => root.render(<RouterContextProvider router={router}>{element}</RouterContextProvider>))
  return {
    text: () => container.textContent,
    html: () => findAll(container).find(({ innerHTML }) => innerHTML !== undefined)?.innerHTML,
    links: () =>
      Object.fromEntries(
        findAll(container)
          .filter(({ tagName }) => tagName === 'A')
          .map((link) => [link.textContent, link.attributes.get('href')]),
      ),
    press: async (text) => {
      const button = findAll(container).find((node) => node.tagName === 'BUTTON' && node.textContent === text)
      if (!button) throw new Error(`There is no button “${text}”.`)
      const event = {
        type: 'click',
        target: button,
        button: 0,
        bubbles: true,
        timeStamp: 1,
        preventDefault() {},
        stopPropagation() {},
      }
      await act(async () => {
        for (const { type, handler } of container.handlers) if (type === 'click') handler(event)
      })
    },
  }
}

function findAll(node: FakeNode): FakeNode[] {
  return [node, ...node.childNodes.flatMap(findAll)]
}
