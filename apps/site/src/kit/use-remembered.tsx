import { useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentType, HTMLAttributes } from 'react'
import { rememberedHtml } from './remembered-html.server.tsx'

type Content = Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>

const htmlHere = createIsomorphicFn()
  .server(<P extends object>(...part: Parameters<typeof rememberedHtml<P>>) =>
    // Tests of components in a browser come here too.
    typeof window === 'undefined' ? rememberedHtml(...part) : null,
  )
  .client(() => null)

/**
 * The content of an element that many pages have in the same words. The server writes its HTML once and takes it over
 * into other pages (docs/decisions/070-page-costs.md); a browser renders and hydrates it as any other. It must not depend
 * on anything but edition and props, which can be written as JSON, and needs the props, not a query, for what it shows.
 */
export function useRemembered<P extends object>(Part: ComponentType<P>, props: P): Content {
  const router = useRouter()
  const html = htmlHere(router, Part, props)
  return html === null ? { children: <Part {...props} /> } : { dangerouslySetInnerHTML: { __html: html } }
}
