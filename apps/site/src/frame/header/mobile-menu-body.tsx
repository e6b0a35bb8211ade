import { Icon } from '@marram/ui/icon'
import { hoursOfWeek } from '../../kit/hours-of-week.ts'
import { useLazyPart } from '../../kit/lazy-part.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameData, MenuItem } from '../frame-data.ts'
import { guestSitePage } from '../session/guest-site.ts'
import { useLoginHref } from '../session/login-link.tsx'
import { useSession } from '../session/session-store.ts'
import { FavoritesTile } from './favorites-link.tsx'
import { OwnerLogin } from './header-owner-login.tsx'
import { phoneHref, usePhone } from './header-phone.tsx'
import { useJubilee } from './jubilee.ts'
import { LanguageLinks } from './language-links.tsx'
import { LanguageName } from './language-names.tsx'
import { MenuTitle } from './mega-menu-label.tsx'
import { OpeningHours } from './opening-hours.tsx'

/** The content of the menu of narrow windows. All of it works before hydration. */
export function MobileMenuBody({ frame }: { frame: FrameData }) {
  return (
    <>
      <div className="tiles-3">
        <FavoritesTile />
        <SessionTile guestSiteUrl={frame.settings.guestSiteUrl} />
      </div>
      <SessionMenuLinks guestSiteUrl={frame.settings.guestSiteUrl} />
      <MobileMenuList frame={frame} />
      <MobileContact frame={frame} />
    </>
  )
}

type GuestSite = { readonly guestSiteUrl: string | null }

const loadLinks = async () => (await import('../session/session-links.tsx')).SessionLinks

function SessionTile({ guestSiteUrl }: GuestSite) {
  const { header } = usePageContext().messages
  const session = useSession()
  const href = useLoginHref()
  if (session.kind !== 'somebody' && session.kind !== 'legacy') {
    return (
      <a className="tile-link" href={href}>
        <Icon name="circle-user-round" size="large" />
        {header.login}
      </a>
    )
  }
  const { firstname } = session.user
  return (
    <a
      className="tile-link"
      href={guestSitePage(guestSiteUrl, '')}
      target="_blank"
      rel="noopener"
      aria-label={`${header.profileOf(firstname)} (${header.newTab})`}
    >
      <Icon name="circle-user-round" size="large" />
      <span className="session-entry__name">{firstname}</span>
    </a>
  )
}

/** The links of the profile menu in wide windows. */
function SessionMenuLinks({ guestSiteUrl }: GuestSite) {
  const session = useSession()
  const Links = useLazyPart(session.kind === 'somebody' || session.kind === 'legacy', loadLinks)
  return Links ? <Links guestSiteUrl={guestSiteUrl} /> : null
}

function MobileMenuList({ frame: { main, settings } }: { frame: FrameData }) {
  const { messages } = usePageContext()
  return (
    <nav aria-label={messages.header.menu}>
      <MenuList main={main} settings={settings} />
    </nav>
  )
}

/** Groups expand in place, one at a time. */
function MenuList({ main, settings }: Pick<FrameData, 'main' | 'settings'>) {
  const { messages } = usePageContext()
  const { history, contact } = settings.pages
  const jubilee = useJubilee()
  return (
    <ul className="menu-list">
      {main.map((item) => (
        <li key={item.id}>{item.kind === 'link' ? <Entry item={item} /> : <Group item={item} />}</li>
      ))}
      {history && jubilee ? <Plain href={history} title={jubilee} /> : null}
      {contact ? <Plain href={contact} title={messages.header.contactLink} /> : null}
      <OwnerLogin url={settings.ownerLoginUrl} className="menu-list__link" as="li" />
    </ul>
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

function Group({ item }: { item: MenuItem }) {
  const { messages } = usePageContext()
  return (
    <details name="menu-group">
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

/** A phone shows one list: the groups of a wide panel become plain links. */
function linksOf(item: MenuItem): MenuItem[] {
  return [item, ...item.items].filter(({ href }) => href !== null)
}

/** The telephone and the other languages: at the end of the menu, for guests who found nothing above. */
function MobileContact({ frame }: { frame: FrameData }) {
  const { messages, scope } = usePageContext()
  const phone = usePhone(frame.settings)
  const schedule = scope.agency?.hours
  return (
    <>
      <div className="contact-card">
        <b>{messages.header.questions}</b>
        <a href={phoneHref(phone)}>{phone}</a>
        <OpeningHours length="short" />
        <span className="small muted">
          {schedule ? `${hoursOfWeek(schedule, scope.edition, messages)}. ` : ''}
          {messages.header.ourLanguage}
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
