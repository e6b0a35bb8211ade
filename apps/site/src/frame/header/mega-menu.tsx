import { classNames } from '@marram/ui/class-names'
import { Icon } from '@marram/ui/icon'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react'
import { DeferredPart } from '../../kit/deferred-part.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { MenuItem } from '../frame-data.ts'
import { MenuTitle } from './mega-menu-label.tsx'
import { MegaMenuPanel } from './mega-menu-panel.tsx'
import { useMegaMenu } from './use-mega-menu.ts'

const LazyPanel = lazyPart(async () => (await import('./mega-menu-panel.tsx')).MegaMenuPanel)

/** The server renders the panels with the page; a browser loads their script when a guest opens one. */
const panelHere = createIsomorphicFn()
  .server(() => MegaMenuPanel)
  .client(() => LazyPanel)

/** Memoised: a new render of the header would make React discard the server HTML, and load the script at once. */
const DeferredPanel = memo(function DeferredPanel({ item }: { item: MenuItem }) {
  const Panel = panelHere()
  return (
    <DeferredPart>
      <Panel item={item} />
    </DeferredPart>
  )
})

/**
 * The main menu of wide windows. Every panel is a native popover, so only one is open at a time, also without script.
 */
export function MegaMenu({ items, menuKey }: { items: readonly MenuItem[]; menuKey: string | null }) {
  const { messages } = usePageContext()
  if (items.length === 0) return null
  return (
    <nav className="header__nav only-desktop" aria-label={messages.header.mainMenu}>
      <ul className="header__list" onKeyDown={moveAlong}>
        {items.map((item) =>
          item.kind === 'link' ? (
            <li key={item.id}>
              <a className="header__link" href={item.href ?? '/'} aria-current={isCurrent(item, menuKey)}>
                <MenuTitle item={item} />
              </a>
            </li>
          ) : (
            <MegaMenuEntry key={item.id} item={item} current={isCurrent(item, menuKey)} />
          ),
        )}
      </ul>
    </nav>
  )
}

/** Marks the entry that the page belongs to, at every URL of the page. @internal */
export function isCurrent({ key }: Pick<MenuItem, 'key'>, menuKey: string | null): true | undefined {
  return (key !== null && key === menuKey) || undefined
}

/** Left and right arrows move along the row of entries. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('.header__link')]
  const current = event.target instanceof HTMLElement ? entries.indexOf(event.target) : -1
  if (current === -1) return
  const next = nextByKey(event.key, { count: entries.length, current, along: 'row' })
  if (next === null) return
  event.preventDefault()
  entries[next]?.focus()
}

/** A button of the main menu with its panel. Script adds hover, focus and arrow keys to the native behaviour. */
function MegaMenuEntry({ item, current }: { item: MenuItem; current: true | undefined }) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { entry, press, onToggle, onBeforeToggle, openNow } = useMegaMenu(trigger, panel)
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const listening = new AbortController()
    const moveDown = (event: globalThis.KeyboardEvent): void => {
      const { key, target } = event
      if (!(target instanceof HTMLElement && line.current?.contains(target))) return
      const links = [...(panel.current?.querySelectorAll<HTMLElement>('a') ?? [])]
      const current = links.indexOf(target)
      if (current === -1 && key !== 'ArrowDown') return
      const next = nextByKey(key, { count: links.length, current, along: 'column' })
      if (next === null) return
      event.preventDefault()
      openNow()
      links[next]?.focus()
    }
    // On the window: React stops keys that are pressed in a panel before its script is there.
    window.addEventListener('keydown', moveDown, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [openNow])
  return (
    <li ref={line} {...entry}>
      <button
        ref={trigger}
        type="button"
        className="header__link"
        popoverTarget={id}
        aria-current={current}
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
        <DeferredPanel item={item} />
      </div>
    </li>
  )
}

/** The target of an arrow key in a row or a list of `count`; null for other keys. */
export function nextByKey(
  key: string,
  { count, current, along }: { count: number; current: number; along: 'row' | 'column' },
): number | null {
  const [back, forth] = along === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (count === 0) return null
  if (key === forth) return (current + 1) % count
  if (key === back) return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
