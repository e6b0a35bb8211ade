import { Icon } from '@marram/ui/icon'
import { useId, useRef } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { LanguageLinks, LanguageName } from './language-links.tsx'
import { languageNames } from './language-names.ts'
import { usePopoverState } from './use-popover-state.ts'

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
