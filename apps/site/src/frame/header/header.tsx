import { useEffect } from 'react'
import { AgencyBrand } from '../../kit/agency-brand.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameData, FrameSettings } from '../frame-data.ts'
import { useFrameParts } from '../frame-parts.ts'
import { SessionEntry } from '../session/session-entry.tsx'
import { FavoritesLink } from './favorites-link.tsx'
import { OwnerLogin } from './header-owner-login.tsx'
import { PhoneLink } from './header-phone.tsx'
import { HeaderSearch, type HeaderSearchAction } from './header-search.tsx'
import { useJubilee } from './jubilee.ts'
import { LanguageSelector } from './language-selector.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PhoneHoursBanner } from './phone-hours-banner.tsx'
import { resetScroll } from './scroll-state.ts'

/** Without `search` there is neither its button nor its shortcut. */
export type HeaderProps = {
  readonly frame: FrameData
  readonly menuKey: string | null
  readonly search?: HeaderSearchAction
}

export function Header({ frame, menuKey, search }: HeaderProps) {
  const { FavoritesNotices } = useFrameParts()
  // Plain code follows the scrolling; a client-side navigation brings a new header.
  useEffect(resetScroll, [])
  return (
    <header className="site-header">
      <PhoneHoursBanner />
      <Topbar settings={frame.settings} />
      <div className="header" suppressHydrationWarning>
        <div className="wrap">
          <AgencyBrand />
          <MegaMenu items={frame.main} menuKey={menuKey} />
          <div className="header__actions">
            {search ? <HeaderSearch {...search} /> : null}
            <FavoritesLink />
            <div className="only-desktop">
              <SessionEntry guestSiteUrl={frame.settings.guestSiteUrl} />
            </div>
            <MobileMenu frame={frame} />
          </div>
        </div>
      </div>
      <FavoritesNotices />
    </header>
  )
}

function Topbar({ settings }: { settings: FrameSettings }) {
  const { header } = usePageContext().messages
  const { history, contact } = settings.pages
  const age = useJubilee()
  const mark = usePageContext().scope.agency?.mark
  const jubilee = age && (
    <>
      {mark ? <img className="icon" src={mark} alt="" width={20} height={20} /> : null} <span>{age}</span>
    </>
  )
  return (
    <nav className="topbar" aria-label={header.contact}>
      <div className="wrap">
        {jubilee && history ? <a href={history}>{jubilee}</a> : <span className="topbar__note">{jubilee}</span>}
        <div className="topbar__end">
          <PhoneLink settings={settings} />
          {contact ? (
            <a className="only-desktop" href={contact}>
              {header.contactLink}
            </a>
          ) : null}
          <OwnerLogin url={settings.ownerLoginUrl} className="only-desktop" />
          <div className="only-desktop">
            <LanguageSelector />
          </div>
        </div>
      </div>
    </nav>
  )
}
