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

/** Addresses of scripts that a page needs beside those of its route, once its guest does something. */
export type PageScripts = {
  /** By the id of the route. */
  readonly routes: Readonly<Record<string, readonly string[]>>
  /** By name and edition of the catalogue, `house/de`, or by the edition alone for what every page has. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

type ShownPage = {
  readonly routes: readonly string[]
  readonly texts: readonly string[]
  readonly files: readonly string[]
}

/** The scripts of parts and texts that a first tap on the matched routes may need, apart from those in `files`. */
export function findReadyFiles(scripts: PageScripts, { routes, texts, files }: ShownPage): readonly string[] {
  const found = [
    ...routes.flatMap((id) => scripts.routes[id] ?? []),
    ...texts.flatMap((name) => scripts.texts[name] ?? []),
  ]
  return [...new Set(found)].filter((file) => !files.includes(file))
}
