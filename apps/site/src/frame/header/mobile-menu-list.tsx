import { Icon } from '@marram/ui/icon'
import { useId } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameData, MenuItem } from '../frame-data.ts'
import { OwnerLogin } from './header-owner-login.tsx'
import { MenuTitle } from './mega-menu-label.tsx'

/** Groups open where they stand, one at a time. */
export function MobileMenuList({ frame: { main, settings } }: { frame: FrameData }) {
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
