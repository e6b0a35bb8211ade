import type { useTags } from '@tanstack/react-router'

type Tag = ReturnType<typeof useTags>[number]

/**
 * Scripts of the matched routes, which the framework would preload. The document omits these tags and lists the
 * scripts on the html element: the first script loads them when it wakes the page.
 */
export function isPageFile({ attrs }: Tag): boolean {
  return attrs?.rel === 'modulepreload'
}

export function pageFilesIn(tags: readonly Tag[]): readonly string[] {
  return [...new Set(tags.filter(isPageFile).map(({ attrs }) => String(attrs?.href)))]
}

/** URLs of scripts that a page needs beside its route's after an interaction. */
export type PageScripts = {
  /** By route id. */
  readonly routes: Readonly<Record<string, readonly string[]>>
  /** By name and edition of the catalogue, `house/de`, or by the edition alone for texts of every page. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

type ShownPage = {
  readonly routes: readonly string[]
  readonly texts: readonly string[]
  readonly files: readonly string[]
}

/** Scripts of parts and texts that a first tap on the matched routes may need, except those in `files`. */
export function findReadyFiles(scripts: PageScripts, { routes, texts, files }: ShownPage): readonly string[] {
  const found = [
    ...routes.flatMap((id) => scripts.routes[id] ?? []),
    ...texts.flatMap((name) => scripts.texts[name] ?? []),
  ]
  return [...new Set(found)].filter((file) => !files.includes(file))
}
