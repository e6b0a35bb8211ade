import { standardPalette } from '@marram/i18n/agency/agency-colours'
import { preloadedFonts } from '@marram/ui/fonts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { pageTitle } from './page-title.ts'

const icons = [
  { rel: 'icon', sizes: 'any', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

type PageState = { readonly status: string; readonly globalNotFound?: boolean | undefined }

/**
 * The head of every page; its route adds title, description and URLs. A missing or failed page has no route to add
 * them.
 */
export function documentHead(
  { messages, scope }: PageContext,
  styles: readonly string[],
  states: readonly PageState[],
) {
  const fonts = preloadedFonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }))
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: scope.agencyStyle?.['--sand-50'] ?? standardPalette['sand-50'] },
      { title: pageTitle(titleOf(states, messages), messages.site.name) },
    ],
    links: [
      ...styles.map((href) => ({ rel: 'stylesheet', href })),
      ...fonts,
      ...(scope.agency?.mark ? icons : []),
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }
}

function titleOf(states: readonly PageState[], { error, site }: PageContext['messages']): string {
  if (states.some(({ status, globalNotFound }) => status === 'notFound' || globalNotFound)) return error.notFoundTitle
  return states.some(({ status }) => status === 'error') ? error.otherTitle : site.title
}
