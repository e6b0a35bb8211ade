import { preloadedFonts } from '@marram/ui/fonts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { pageTitle } from './page-title.ts'

type PageState = { readonly status: string; readonly globalNotFound?: boolean | undefined }

/**
 * The head of every page; its route adds title, description and URLs. A missing or failed page has no route to add
 * them.
 */
export function documentHead({ messages }: PageContext, styles: readonly string[], states: readonly PageState[]) {
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
      { name: 'theme-color', content: '#fbf7f0' },
      { title: pageTitle(titleOf(states, messages), messages.site.name) },
    ],
    links: [
      ...styles.map((href) => ({ rel: 'stylesheet', href })),
      ...fonts,
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    ],
  }
}

function titleOf(states: readonly PageState[], { error, site }: PageContext['messages']): string {
  if (states.some(({ status, globalNotFound }) => status === 'notFound' || globalNotFound)) return error.notFoundTitle
  return states.some(({ status }) => status === 'error') ? error.otherTitle : site.title
}
