import { Icon } from '@marram/ui/icon'
import { createIsomorphicFn } from '@tanstack/react-start'
import { memo, useId, useRef } from 'react'
import { DeferredPart } from '../../kit/deferred-part.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { LanguageLinks } from './language-links.tsx'
import { LanguageName, languageNames } from './language-names.tsx'
import { hidePopover, useRouteChange } from './use-popover-state.ts'

const LazyLinks = lazyPart(async () => (await import('./language-links.tsx')).LanguageLinks)

/** The server renders the links with the page; a browser loads their script when a guest opens the list. */
const linksHere = createIsomorphicFn()
  .server(() => LanguageLinks)
  .client(() => LazyLinks)

/** Memoised: a new render of the header would make React discard the server HTML, and load the script at once. */
const DeferredList = memo(function DeferredList() {
  const Links = linksHere()
  return (
    <DeferredPart>
      <ul className="language-list__links">
        <Links className="menu__item" />
      </ul>
    </DeferredPart>
  )
})

/** A native popover, so it works before hydration and without script. */
export function LanguageSelector() {
  const { messages, scope } = usePageContext()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useRouteChange(() => hidePopover(list.current))
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={messages.header.chooseLanguage(languageNames[scope.edition])}
      >
        <LanguageName language={scope.edition} /> <Icon name="chevron-down" size="small" />
      </button>
      <div ref={list} id={id} popover="auto" className="popup menu language-list">
        <DeferredList />
      </div>
    </>
  )
}
