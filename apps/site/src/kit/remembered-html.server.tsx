import { RouterContextProvider } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { nameOf } from './kept-data.server.ts'
import type { PageContext } from './scope/page-context.ts'
import { isUnfinished } from './unfinished-html.server.ts'

type Router = Parameters<typeof RouterContextProvider>[0]['router']

/** A development server makes another component of one that has changed, which has no HTML yet. */
const numbers = new WeakMap<object, number>()
let lastNumber = 0

/** By component, edition and props, in the order in which they were last used. */
const memory = new Map<string, string>()
let letters = 0

/** What the front pages of three editions have is 0.3 million; the rest is for some 250 cards of houses. @internal */
export const lettersKept = 1_500_000

/**
 * The HTML of a part as React writes it into a page, made once for the same edition and props. Null where it cannot be
 * taken over: an unfinished part, or one with pictures that React would preload in the head.
 */
export function rememberedHtml<P extends object>(router: Router, Part: ComponentType<P>, props: P): string | null {
  const { scope }: PageContext = router.options.context
  const key = `${numberOf(Part)} ${scope.edition} ${nameOfProps(props)}`
  const found = memory.get(key)
  if (found !== undefined) {
    memory.delete(key)
    memory.set(key, found)
    return found
  }
  const html = renderToString(
    <RouterContextProvider router={router}>
      <Part {...props} />
    </RouterContextProvider>,
  )
  if (isUnfinished(html) || html.startsWith('<link')) return null
  memory.set(key, html)
  letters += key.length + html.length
  if (letters > lettersKept) forgetOldest()
  return html
}

function forgetOldest(): void {
  for (const [key, html] of memory) {
    if (letters <= lettersKept) return
    memory.delete(key)
    letters -= key.length + html.length
  }
}

function numberOf(Part: object): number {
  const known = numbers.get(Part)
  if (known !== undefined) return known
  lastNumber += 1
  numbers.set(Part, lastNumber)
  return lastNumber
}

function nameOfProps(props: object): string {
  return Object.entries(props)
    .map(([name, value]) => `${name}=${nameOf(value)}`)
    .join(' ')
}
