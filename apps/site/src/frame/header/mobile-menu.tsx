import { Brand } from '@marram/ui/brand'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { IconButton } from '@marram/ui/icon-button'
import { type MouseEvent, useId, useRef } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameData, MenuItem } from '../frame-data.ts'
import { SessionMenuLinks, SessionTile } from '../session/session-entry.tsx'
import { FavoritesTile } from './favorites-link.tsx'
import { OwnerLogin } from './header-owner-login.tsx'
import { phoneHref, usePhone } from './header-phone.tsx'
import { LanguageLinks, LanguageName } from './language-links.tsx'
import { MenuTitle } from './mega-menu-label.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { weeklyHours } from './opening-hours-text.ts'
import { hidePopover, useRouteChange } from './use-popover-state.ts'

/**
 * The menu of narrow windows: a sheet over everything. Without script the browser shows it as a popover; with script it
 * is a modal dialog, which holds the focus and makes the page behind it inert.
 */
export function MobileMenu({ frame }: { frame: FrameData }) {
  const { messages } = usePageContext()
  const { header } = messages
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const close = (): void => hideSheet(sheet.current)
  useRouteChange(close)
  const open = (event: MouseEvent): void => {
    if (!sheet.current || sheet.current.matches(':popover-open')) return
    event.preventDefault()
    sheet.current.showModal()
  }
  const press = (event: MouseEvent): void => {
    event.preventDefault()
    close()
  }
  const closer = { popoverTarget: id, popoverTargetAction: 'hide', onClick: press } as const
  return (
    <div className="only-mobile">
      <IconButton icon="menu" label={header.openMenu} popoverTarget={id} aria-haspopup="dialog" onClick={open} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it listens to the clicks of its links, which have their keys */}
      <dialog ref={sheet} id={id} popover="auto" className="menu-sheet" aria-label={header.menu} onClick={closeOnLink}>
        <div className="menu-sheet__head">
          <Brand href="/" name={messages.site.name} />
          <IconButton icon="x" label={header.closeMenu} {...closer} />
        </div>
        <div className="menu-sheet__body">
          <div className="tiles-3">
            <FavoritesTile />
            <SessionTile guestSiteUrl={frame.settings.guestSiteUrl} />
          </div>
          <SessionMenuLinks guestSiteUrl={frame.settings.guestSiteUrl} />
          <MobileMenuList frame={frame} />
          <MobileContact frame={frame} />
        </div>
        {/* Within reach of the thumb that opened the last group. */}
        <div className="menu-sheet__foot">
          <Button colour="Primary (10%)" wide {...closer}>
            <Icon name="x" /> {header.closeMenu}
          </Button>
        </div>
      </dialog>
    </div>
  )
}

/** A menu that was opened before hydration is still a popover. */
function hideSheet(sheet: HTMLDialogElement | null): void {
  if (sheet?.open) sheet.close()
  hidePopover(sheet)
}

/** A link to the current page changes no route, so the menu closes on the click itself. */
function closeOnLink({ currentTarget, target }: MouseEvent<HTMLDialogElement>): void {
  if (target instanceof Element && target.closest('a')) hideSheet(currentTarget)
}

/** Groups expand in place, one at a time. */
function MobileMenuList({ frame: { main, settings } }: { frame: FrameData }) {
  const { messages } = usePageContext()
  const name = useId()
  const { history, contact } = settings.pages
  return (
    <nav aria-label={messages.header.menu}>
      <ul className="menu-list">
        {main.map((item) => (
          <li key={item.id}>{item.kind === 'link' ? <Entry item={item} /> : <Group item={item} name={name} />}</li>
        ))}
        {history ? <Plain href={history} title={messages.header.jubilee} /> : null}
        {contact ? <Plain href={contact} title={messages.header.contactLink} /> : null}
        <OwnerLogin url={settings.ownerLoginUrl} className="menu-list__link" as="li" />
      </ul>
    </nav>
  )
}

function Plain({ href, title }: { href: string; title: string }) {
  return (
    <li>
      <a className="menu-list__link" href={href}>
        {title} <Icon name="chevron-right" />
      </a>
    </li>
  )
}

function Entry({ item }: { item: MenuItem }) {
  return (
    <a className="menu-list__link" href={item.href ?? '/'}>
      <MenuTitle item={item} /> <Icon name="chevron-right" />
    </a>
  )
}

function Group({ item, name }: { item: MenuItem; name: string }) {
  const { messages } = usePageContext()
  return (
    <details name={name}>
      <summary className="menu-list__link">
        <MenuTitle item={item} /> <Icon name="chevron-down" />
      </summary>
      <ul className="menu-list__sub">
        {item.items.flatMap(linksOf).map((link) => (
          <li key={link.id}>
            <a href={link.href ?? '/'}>
              <MenuTitle item={link} />
            </a>
          </li>
        ))}
        {item.href === null ? null : (
          <li className="menu-list__all">
            <a href={item.href}>
              <b>{messages.header.seeAll(item.title)}</b>
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}

/** A phone shows one list: the groups of a wide panel are only their links there. */
function linksOf(item: MenuItem): MenuItem[] {
  return [item, ...item.items].filter(({ href }) => href !== null)
}

/** Whom to ring, and the other languages: at the end of the menu, where a guest who found nothing arrives. */
function MobileContact({ frame }: { frame: FrameData }) {
  const { messages, scope } = usePageContext()
  const phone = usePhone(frame.settings)
  return (
    <>
      <div className="contact-card">
        <b>{messages.header.questions}</b>
        <a href={phoneHref(phone)}>{phone}</a>
        <OpeningHours length="short" />
        <span className="small muted">
          {weeklyHours(scope.edition, messages).join(', ')}. {messages.header.ourLanguage}
        </span>
      </div>
      <nav aria-label={messages.header.language}>
        <ul className="chips">
          <li>
            <span className="chip chip--active" aria-current="true">
              <LanguageName language={scope.edition} />
            </span>
          </li>
          <LanguageLinks className="chip" />
        </ul>
      </nav>
    </>
  )
}
