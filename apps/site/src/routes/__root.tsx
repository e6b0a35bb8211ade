import { createRootRouteWithContext } from '@tanstack/react-router'
import { fillFromPayload } from '../data/payload.ts'
import { Document } from '../layout/document.tsx'
import { documentHead } from '../layout/document-head.ts'
import { loadFrame } from '../layout/frame-queries.ts'
import { Root } from '../layout/root.tsx'
import type { PageContext } from '../scope/page-context.ts'
import { everyPage, runMiddlewares } from '../state/before-page.ts'

/** The browser leaves this document: nothing of it may change any more. */
const leaving = new Promise<never>(() => {})

export const Route = createRootRouteWithContext<PageContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    if (typeof window === 'undefined') return
    const to = { path: location.pathname, href: location.publicHref }
    if (!preload && runMiddlewares(everyPage, to) === 'handled') return leaving
    await fillFromPayload(context, location)
  },
  loader: ({ context }) => loadFrame(context),
  head: ({ match, matches }) => documentHead(match.context, matches),
  shellComponent: Document,
  component: Root,
})
