import { Link, Outlet, useNavigate } from '@tanstack/react-router'
import { ExternalLink, Lock as LockIcon, LogOut, Search, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { timeOf } from '../kit/format.ts'
import { useIsLocked } from '../kit/lock.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { startPage } from '../kit/start-page.ts'
import { undoLast } from '../kit/toasts.ts'
import { useMatchMedia } from '../kit/use-match-media.ts'
import { Lock, lockNow } from '../sign-in/lock.tsx'
import { signOut } from '../sign-in/sign-in-client.ts'
import { useLive } from './live.ts'
import { BottomBar, Navigation } from './navigation.tsx'
import { Toasts } from './toasts.tsx'
import { useGoTo } from './use-go-to.ts'
import { words } from './words.ts'

const slimKey = 'desk-slim'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

/** Navigation, search and account around every page. */
export function Shell() {
  const { isSlim, fold } = useFolding()
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
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

/** Folded on a screen that is narrow for it, until somebody unfolds it there; elsewhere as chosen last. */
function useFolding() {
  const isNarrow = useMatchMedia('(width < 64rem)')
  const [isChosen, setChosen] = useState(localStorage.getItem(slimKey) === 'yes')
  const [isUnfolded, setUnfolded] = useState(false)
  const fold = () => {
    if (isNarrow) return setUnfolded(!isUnfolded)
    localStorage.setItem(slimKey, isChosen ? 'no' : 'yes')
    setChosen(!isChosen)
  }
  return { isSlim: isNarrow ? !isUnfolded : isChosen, fold }
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
      <button type="button" className="btn btn--bare user" popoverTarget={id}>
        <span className="hide">{words.account}: </span>
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
