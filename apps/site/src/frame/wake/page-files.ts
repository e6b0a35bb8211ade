import type { useTags } from '@tanstack/react-router'

type Tag = ReturnType<typeof useTags>[number]

/**
 * A script of the matched routes, which the framework would preload with the page. The document leaves these tags out of
 * its head and names the scripts on the html element: the first script asks for them when it wakes the page.
 */
export function isPageFile({ attrs }: Tag): boolean {
  return attrs?.rel === 'modulepreload'
}

export function pageFilesIn(tags: readonly Tag[]): readonly string[] {
  return [...new Set(tags.filter(isPageFile).map(({ attrs }) => String(attrs?.href)))]
}
