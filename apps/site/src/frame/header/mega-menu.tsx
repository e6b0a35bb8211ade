import type { KeyboardEvent } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { MenuItem } from '../frame-data.ts'
import { MegaMenuEntry } from './mega-menu-entry.tsx'
import { nextByKey } from './mega-menu-keys.ts'
import { MenuTitle } from './mega-menu-label.tsx'

/** The main menu of wide windows. Every panel is a popover of the browser, so one is open at a time, also without script. */
export function MegaMenu({ items }: { items: readonly MenuItem[] }) {
  const { messages } = usePageContext()
  if (items.length === 0) return null
  return (
    <nav className="header__nav only-desktop" aria-label={messages.header.mainMenu}>
      <ul className="header__list" onKeyDown={moveAlong}>
        {items.map((item) =>
          item.kind === 'link' ? (
            <li key={item.id}>
              <a className="header__link" href={item.href ?? '/'}>
                <MenuTitle item={item} />
              </a>
            </li>
          ) : (
            <MegaMenuEntry key={item.id} item={item} />
          ),
        )}
      </ul>
    </nav>
  )
}

/** Left and right lead along the row of entries. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('.header__link')]
  const current = event.target instanceof HTMLElement ? entries.indexOf(event.target) : -1
  if (current === -1) return
  const next = nextByKey(event.key, { count: entries.length, current, along: 'row' })
  if (next === null) return
  event.preventDefault()
  entries[next]?.focus()
}
