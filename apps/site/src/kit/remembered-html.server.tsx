import { RouterContextProvider } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageContext } from './scope/page-context.ts'

type Router = Parameters<typeof RouterContextProvider>[0]['router']

/** By component, so that a development server forgets the HTML of one that has changed. */
const memory = new WeakMap<object, Map<string, string>>()

/** Two versions of a part in three editions, and more where a menu has several. */
const versionsKept = 60

/** React leaves it in the place of what had to wait, or failed. */
const unfinished = '<!--$!-->'

/**
 * The HTML of a part as React writes it into a page, made once for the same edition and props. Null where it cannot be
 * taken over: an unfinished part, or one with pictures that React would preload in the head.
 */
export function rememberedHtml<P extends object>(router: Router, Part: ComponentType<P>, props: P): string | null {
  const { scope }: PageContext = router.options.context
  const known = memory.get(Part) ?? new Map<string, string>()
  memory.set(Part, known)
  const key = `${scope.edition} ${JSON.stringify(props)}`
  const found = known.get(key)
  if (found !== undefined) return found
  const html = renderToString(
    <RouterContextProvider router={router}>
      <Part {...props} />
    </RouterContextProvider>,
  )
  if (html.includes(unfinished) || html.startsWith('<link')) return null
  if (known.size >= versionsKept) known.clear()
  known.set(key, html)
  return html
}
