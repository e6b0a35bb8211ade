import { preloadedFonts } from '@marram/ui/fonts'
import styles from '@marram/ui/styles/all.css?url'
import type { PageContext } from '../scope/page-context.ts'
import { alternates } from './alternates.ts'

/** What every page's head has: the page's own route adds title and description. */
export function documentHead({ scope, messages }: PageContext, path: string) {
  const { own, all } = alternates(scope, path)
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
      { rel: 'canonical', href: own },
      ...all.map(({ hrefLang, href }) => ({ rel: 'alternate', hrefLang, href })),
    ],
  }
}
