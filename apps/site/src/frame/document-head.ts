import { preloadedFonts } from '@marram/ui/fonts'
import type { PageContext } from '../kit/scope/page-context.ts'

/** What every page's head has; its own route adds title, description and addresses. */
export function documentHead({ messages }: PageContext, styles: string) {
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
      { title: `${messages.site.title} | ${messages.site.name}` },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      ...fonts,
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    ],
  }
}
