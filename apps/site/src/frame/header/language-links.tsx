import { isSearchPath } from '@marram/i18n/paths'
import { useLocation } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { logWarning } from '../../kit/log.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useEditionPaths } from './edition-paths.tsx'
import { LanguageName } from './language-names.tsx'
import { type LanguageTarget, languageTargets, type QueryCarrier } from './language-targets.ts'

/** The targets for the query of this render, and for any later one. */
function useLanguageTargets(): (query?: string) => LanguageTarget[] {
  const { scope } = usePageContext()
  const paths = useEditionPaths()
  const { pathname, searchStr } = useLocation()
  const carryQuery = useQueryCarrier(isSearchPath(pathname))
  return (query = searchStr) => languageTargets(scope, { path: pathname, query, paths }, carryQuery)
}

/**
 * Needs all criteria, so it is loaded lazily and on the search page only; until then links lead to the search without
 * criteria.
 */
function useQueryCarrier(isSearch: boolean): QueryCarrier | undefined {
  const [carrier, setCarrier] = useState<QueryCarrier>()
  useEffect(() => {
    if (!isSearch) return
    const load = async (): Promise<void> => {
      const { queryForEdition } = await import('@marram/domain/criteria/edition-switch')
      setCarrier(() => queryForEdition)
    }
    load().catch((error: unknown) => logWarning('The search cannot be carried over to other editions.', error))
  }, [isSearch])
  return carrier
}

/** The other editions, each by its own name. Another edition is another host, so these are full page loads. */
export function LanguageLinks({ className }: { className: string }) {
  const targetsFor = useLanguageTargets()
  // A house writes the chosen stay into the URL without the router, and the server may not know the query at all.
  const aim = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void => {
    const target = targetsFor(window.location.search).find(({ key }) => key === currentTarget.lang)
    if (target) currentTarget.href = target.href
  }
  return targetsFor().map(({ key, href }) => (
    <li key={key}>
      <a className={className} href={href} lang={key} hrefLang={key} onPointerDown={aim} onFocus={aim} onClick={aim}>
        <LanguageName language={key} />
      </a>
    </li>
  ))
}
