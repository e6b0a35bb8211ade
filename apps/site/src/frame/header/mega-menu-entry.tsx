import { classNames } from '@marram/ui/class-names'
import { Icon } from '@marram/ui/icon'
import { type KeyboardEvent, useId, useRef } from 'react'
import type { MenuItem } from '../frame-data.ts'
import { nextByKey } from './mega-menu-keys.ts'
import { MenuTitle } from './mega-menu-label.tsx'
import { MegaMenuPanel } from './mega-menu-panel.tsx'
import { useMegaMenu } from './use-mega-menu.ts'

/** A button of the main menu with its panel. Script adds hover, focus and arrow keys to what the browser does by itself. */
export function MegaMenuEntry({ item }: { item: MenuItem }) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { isExpanded, entry, press, onToggle, onBeforeToggle, openNow } = useMegaMenu(trigger, panel)
  const onKeyDown = (event: KeyboardEvent): void => {
    const links = [...(panel.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const current = event.target instanceof HTMLElement ? links.indexOf(event.target) : -1
    if (current === -1 && event.key !== 'ArrowDown') return
    const next = nextByKey(event.key, { count: links.length, current, along: 'column' })
    if (next === null) return
    event.preventDefault()
    openNow()
    links[next]?.focus()
  }
  return (
    <li onKeyDown={onKeyDown} {...entry}>
      <button
        ref={trigger}
        type="button"
        className="header__link"
        popoverTarget={id}
        aria-expanded={isExpanded}
        onClick={press}
      >
        <MenuTitle item={item} /> <Icon name="chevron-down" />
      </button>
      {/** biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups links */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        className={classNames('mega', `mega--${item.kind}`)}
        aria-label={item.title}
        onToggle={onToggle}
        onBeforeToggle={onBeforeToggle}
      >
        <MegaMenuPanel item={item} />
      </div>
    </li>
  )
}
