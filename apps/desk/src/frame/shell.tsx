import { Link, Outlet, useNavigate } from '@tanstack/react-router'
import {
  ExternalLink,
  Keyboard,
  Lock as LockIcon,
  LogOut,
  PanelLeftClose,
  PanelLeftOpen,
  Search,
  ShieldCheck,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { timeOf } from '../kit/format.ts'
import { useIsLocked } from '../kit/lock.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { startPage } from '../kit/start-page.ts'
import { undoLast } from '../kit/toasts.ts'
import { Lock, lockNow } from '../sign-in/lock.tsx'
import { signOut } from '../sign-in/sign-in-client.ts'
import { useLive } from './live.ts'
import { groups, places } from './places.ts'
import { Toasts } from './toasts.tsx'
import { useGoTo } from './use-go-to.ts'
import { words } from './words.ts'

const slimKey = 'desk-slim'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

/** Navigation, search and account around every page. */
export function Shell() {
  const [isSlim, setSlim] = useState(localStorage.getItem(slimKey) === 'yes')
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
  const fold = () => {
    localStorage.setItem(slimKey, isSlim ? 'no' : 'yes')
    setSlim(!isSlim)
  }
  const isLocked = useIsLocked()
  useShortcuts(
    { 'mod+k': () => setOpen('palette'), '?': () => setOpen('keys'), '[': fold, 'mod+z': undoLast },
    !isLocked,
  )
  useGoTo()
  return (
    <>
      <a className="skip" href="#content">
        {words.toContent}
      </a>
      <div className={isSlim ? 'shell shell--slim' : 'shell'}>
        <Navigation isSlim={isSlim} fold={fold} showKeys={() => setOpen('keys')} />
        <div className="main">
          <header className="top">
            <button type="button" className="cmd" onClick={() => setOpen('palette')}>
              <Search className="i cmd__icon" aria-hidden="true" />
              <span>{words.search}</span>
              <kbd>{words.ctrl} K</kbd>
            </button>
            <div className="top__end">
              <Live />
              <Account />
            </div>
          </header>
          <main id="content" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
      <BottomBar />
      <Toasts />
      <Lock />
      <Suspense>
        {open === 'palette' && <CommandPalette onClose={() => setOpen(null)} />}
        {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

type NavigationProps = { readonly isSlim: boolean; readonly fold: () => void; readonly showKeys: () => void }

function Navigation({ isSlim, fold, showKeys }: NavigationProps) {
  const Fold = isSlim ? PanelLeftOpen : PanelLeftClose
  return (
    <nav className="nav" aria-label={words.areas}>
      <Link className="brand" to="/desk/">
        {startPage.agency.mark !== null && <img src={startPage.agency.mark} alt="" width="26" height="26" />}
        <span>{startPage.agency.name}</span>
        <small>Desk</small>
      </Link>
      {groups.map((group) => (
        <NavigationGroup key={group.heading} heading={group.heading}>
          {group.places.map(({ path, name, icon: Icon }) => (
            <li key={path}>
              <Link className="nav__link" to={path} activeOptions={{ exact: path === '/desk/' }}>
                <Icon className="i" aria-hidden="true" />
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </NavigationGroup>
      ))}
      <div className="nav__foot">
        <button type="button" className="nav__link" onClick={showKeys}>
          <Keyboard className="i" aria-hidden="true" />
          <span>{words.keyboard}</span>
          <kbd>?</kbd>
        </button>
        <button type="button" className="nav__link" aria-expanded={!isSlim} onClick={fold}>
          <Fold className="i" aria-hidden="true" />
          <span>{isSlim ? words.expand : words.collapse}</span>
          <kbd>[</kbd>
        </button>
      </div>
    </nav>
  )
}

function NavigationGroup({ heading, children }: { readonly heading: string | null; readonly children: ReactNode }) {
  return (
    <>
      {heading !== null && (
        <h2>
          <span>{heading}</span>
        </h2>
      )}
      <ul>{children}</ul>
    </>
  )
}

/** The first areas, at the bottom of a phone. */
function BottomBar() {
  return (
    <nav className="bottom" aria-label={words.areas}>
      <ul>
        {places.slice(0, 4).map(({ path, name, icon: Icon }) => (
          <li key={path}>
            <Link to={path} activeOptions={{ exact: path === '/desk/' }}>
              <Icon className="i" aria-hidden="true" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Live() {
  const { isConnected, at } = useLive()
  return (
    <span className={isConnected ? 'live' : 'live live--lost'} role="status">
      {isConnected ? words.liveAt(timeOf(at)) : words.notLive}
    </span>
  )
}

function Account() {
  const id = useId()
  const navigate = useNavigate()
  const lock = async (): Promise<void> => {
    if (!(await lockNow())) await navigate({ to: '/desk/security/' })
  }
  const name = startPage.staff?.name ?? ''
  const initials = name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('')
    .slice(0, 2)
  return (
    <>
      <button type="button" className="btn btn--bare user" popoverTarget={id} aria-label={`${words.account}: ${name}`}>
        <span className="avatar avatar--sea" aria-hidden="true">
          {initials}
        </span>
        <span className="user__name">{name}</span>
      </button>
      <div id={id} className="menu menu--account" popover="auto">
        <a className="menu__item" href="/" target="_blank" rel="noreferrer">
          <ExternalLink className="i i--16" aria-hidden="true" /> {words.website}
        </a>
        <Link className="menu__item" to="/desk/security/">
          <ShieldCheck className="i i--16" aria-hidden="true" /> {words.security}
        </Link>
        <button type="button" className="menu__item" onClick={() => void lock()}>
          <LockIcon className="i i--16" aria-hidden="true" /> {words.lockNow}
        </button>
        <button type="button" className="menu__item" onClick={() => void signOut()}>
          <LogOut className="i i--16" aria-hidden="true" /> {words.signOut}
        </button>
      </div>
    </>
  )
}
