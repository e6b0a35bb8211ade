import type { EditionKey } from '@marram/i18n/edition-key'
import { Flag } from '@marram/ui/flag'
import { Icon } from '@marram/ui/icon'
import { useLocation } from '@tanstack/react-router'
import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { EditionPaths } from '../../kit/alternates.ts'
import { logWarning } from '../../kit/log.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { languageNames } from './language-names.ts'
import { isSearchPath, type LanguageTarget, languageTargets, type QueryCarrier } from './language-targets.ts'
import { usePopoverState } from './use-popover-state.ts'

const EditionPathsContext = createContext<EditionPaths | undefined>(undefined)

/** Tells the language selector where the content of this page stands in the other editions. */
export function EditionPathsProvider({ paths, children }: { paths: EditionPaths | undefined; children: ReactNode }) {
  return <EditionPathsContext value={paths}>{children}</EditionPathsContext>
}

/** The targets for the query that the page was drawn with, and for any later one. */
function useLanguageTargets(): (query?: string) => LanguageTarget[] {
  const { scope } = usePageContext()
  const paths = useContext(EditionPathsContext)
  const { pathname, searchStr } = useLocation()
  const carryQuery = useQueryCarrier(isSearchPath(scope.edition, pathname))
  return (query = searchStr) => languageTargets(scope, { path: pathname, query, paths }, carryQuery)
}

/** Needs all criteria, so it is lazy and loaded on the search page alone; until then links lead to the search without criteria. */
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

export function LanguageName({ language }: { language: EditionKey }) {
  return (
    <>
      <Flag language={language} /> {languageNames[language]}
    </>
  )
}

/** The other editions, each under its own name. Another edition is another host, so these are full page loads. */
export function LanguageLinks({ className }: { className: string }) {
  const targetsFor = useLanguageTargets()
  // A house writes the chosen stay into the address past the router, and the server may not know the query at all.
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

/** The browser opens and closes it, so it works before and without script. */
export function LanguageSelector() {
  const { messages, scope } = usePageContext()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const { isExpanded, onToggle } = usePopoverState(list)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={isExpanded}
        aria-label={messages.header.chooseLanguage(languageNames[scope.edition])}
      >
        <LanguageName language={scope.edition} /> <Icon name="chevron-down" size="small" />
      </button>
      <ul ref={list} id={id} popover="auto" className="popup menu language-list" onToggle={onToggle}>
        <LanguageLinks className="menu__item" />
      </ul>
    </>
  )
}
