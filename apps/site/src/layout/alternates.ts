import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'
import { translatePath } from '@marram/i18n/paths'
import type { SiteScope } from '../scope/site-scope.ts'

export type Alternate = { readonly hrefLang: string; readonly href: string }

/** The page in every edition that has it. Each lists itself and the others; English is the fallback for other readers. */
export function alternates(scope: SiteScope, path: string): { own: string; all: readonly Alternate[] } {
  const own = `${scope.origins[scope.edition]}${path}`
  const all = editionKeys.flatMap((key) => {
    const translated = key === scope.edition ? path : translatePath(scope.edition, key, path)
    return translated === null ? [] : [{ hrefLang: key as string, href: `${scope.origins[key]}${translated}` }]
  })
  const fallback = all.find(({ hrefLang }) => hrefLang === 'en')
  return { own, all: fallback ? [...all, { hrefLang: 'x-default', href: fallback.href }] : all }
}

/** Where the language selector leads: the same place where there is one, otherwise the front page. */
export function languageLink(scope: SiteScope, to: EditionKey, path: string): string {
  return `${scope.origins[to]}${translatePath(scope.edition, to, path) ?? '/'}`
}
