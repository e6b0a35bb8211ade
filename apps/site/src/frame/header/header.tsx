import { Brand } from '@marram/ui/brand'
import { classNames } from '@marram/ui/class-names'
import { Icon } from '@marram/ui/icon'
import { useEffect, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameData, FrameSettings } from '../frame-data.ts'
import { useFrameParts } from '../frame-parts.ts'
import { SessionEntry } from '../session/session-entry.tsx'
import { FavoritesLink } from './favorites-link.tsx'
import { OwnerLogin } from './header-owner-login.tsx'
import { PhoneLink } from './header-phone.tsx'
import { HeaderSearch, type HeaderSearchAction } from './header-search.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PhoneHoursBanner } from './opening-hours.tsx'

/** Without `search` there is neither its button nor its key. */
export type HeaderProps = {
  readonly frame: FrameData
  readonly menuKey: string | null
  readonly search?: HeaderSearchAction
}

export function Header({ frame, menuKey, search }: HeaderProps) {
  const { messages } = usePageContext()
  const { FavoritesNotices } = useFrameParts()
  const { isHidden, isSmall } = useScrollState()
  return (
    <header className="site-header">
      <PhoneHoursBanner />
      <Topbar settings={frame.settings} />
      <div className={classNames('header', isHidden && 'header--hidden', isSmall && 'header--small')}>
        <div className="wrap">
          <Brand href="/" name={messages.site.name} />
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
  const jubilee = (
    <>
      <Icon name="marram" /> <span>{header.jubilee}</span>
    </>
  )
  return (
    <nav className="topbar" aria-label={header.contact}>
      <div className="wrap">
        {history ? <a href={history}>{jubilee}</a> : <span className="topbar__note">{jubilee}</span>}
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

function useScrollState() {
  const [state, setState] = useState(topOfPage)
  useEffect(() => watchScroll(setState), [])
  return state
}

/** The scroll position, and whether the header is shown there. */
export type ScrollState = {
  readonly y: number
  readonly isHidden: boolean
  readonly isSmall: boolean
}

export const topOfPage: ScrollState = { y: 0, isHidden: false, isSmall: false }

const hideAfterPx = 100
const shrinkAfterPx = 60
/** Smaller scroll movements do not count as a change of direction. */
const slackPx = 4

/** Down hides the header, but not within the first 100 px; up brings it back at once. */
export function scrollTo(state: ScrollState, newY: number): ScrollState {
  // Mobile browsers overscroll past the top and bounce back.
  const y = Math.max(0, newY)
  const isSmall = y > shrinkAfterPx
  if (y <= hideAfterPx) return { y, isHidden: false, isSmall }
  if (Math.abs(y - state.y) < slackPx) return { ...state, isSmall }
  return { y, isHidden: y > state.y, isSmall }
}

/** Calls back only when the state changes: most scroll events leave the header as it is. */
function watchScroll(onChange: (state: ScrollState) => void): () => void {
  let state = scrollTo(topOfPage, window.scrollY)
  // A page that is opened at an anchor has not been scrolled by the guest.
  state = { ...state, isHidden: false }
  onChange(state)
  const onScroll = (): void => {
    const next = scrollTo(state, window.scrollY)
    const hasChanged = next.isHidden !== state.isHidden || next.isSmall !== state.isSmall
    state = next
    if (hasChanged) onChange(next)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}
