import fonts from '@marram/ui/styles/fonts.css?url'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Document } from '../frame/document.tsx'
import { documentHead } from '../frame/document-head.ts'
import { FramePartsProvider } from '../frame/frame-parts.ts'
import { loadFrame } from '../frame/frame-queries.ts'
import { everyPage, runMiddlewares } from '../frame/navigation/before-page.ts'
import { fillFromPayload } from '../frame/navigation/payload.ts'
import { Root } from '../frame/root.tsx'
import { frameParts, loadFrameParts } from '../frame-parts.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import styles from '../site.css?url'

/** Set when the browser leaves this document, which must not change any more. */
const leaving = new Promise<never>(() => {})

export const Route = createRootRouteWithContext<PageContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    if (typeof window === 'undefined') return
    const to = { path: location.pathname, href: location.publicHref }
    if (!preload && runMiddlewares(everyPage, to) === 'handled') return leaving
    await Promise.all([fillFromPayload(context, location), loadFrameParts()])
  },
  loader: ({ context }) => loadFrame(context),
  head: ({ match, matches }) => documentHead(match.context, [fonts, styles], matches),
  shellComponent: Shell,
  component: Root,
})

/** Also wraps error pages, so that their header has its parts. */
function Shell({ children }: { children: ReactNode }) {
  return (
    <FramePartsProvider value={frameParts}>
      <Document>{children}</Document>
    </FramePartsProvider>
  )
}
