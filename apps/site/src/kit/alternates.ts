import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'
import { translatePath } from '@marram/i18n/paths'
import type { SiteScope } from './scope/site-scope.ts'

export type Alternate = { readonly hrefLang: string; readonly href: string }

/** Path of a content page in each edition; null where it does not exist. */
export type EditionPaths = Readonly<Record<EditionKey, string | null>>

/** hreflang links for every edition that has the page, including its own; English is the `x-default`. */
export function alternates(
  scope: SiteScope,
  path: string,
  paths?: EditionPaths,
): { own: string; all: readonly Alternate[] } {
  const own = `${scope.origins[scope.edition]}${path}`
  const all = editionKeys.flatMap((key) => {
    const target = pathIn(scope, key, path, paths)
    return target === null || scope.origins[key] === ''
      ? []
      : [{ hrefLang: key as string, href: `${scope.origins[key]}${target}` }]
  })
  const fallback = all.find(({ hrefLang }) => hrefLang === 'en')
  return { own, all: fallback ? [...all, { hrefLang: 'x-default', href: fallback.href }] : all }
}

function pathIn(scope: SiteScope, to: EditionKey, path: string, paths: EditionPaths | undefined): string | null {
  if (to === scope.edition) return path
  return paths ? paths[to] : translatePath(scope.edition, to, path)
}
