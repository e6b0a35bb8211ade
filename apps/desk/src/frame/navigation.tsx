import { Link } from '@tanstack/react-router'
import { Ellipsis, Keyboard, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useId, useRef } from 'react'
import { format } from '../kit/format.ts'
import { startPage } from '../kit/start-page.ts'
import { type Figures, useFigures } from '../kit/use-figures.ts'
import { groups, type Place, places } from './places.ts'
import { words } from './words.ts'

type Props = { readonly isSlim: boolean; readonly fold: () => void; readonly showKeys: () => void }

/** Beside the page, on screens that have room for it. */
export function Navigation({ isSlim, fold, showKeys }: Props) {
  const figures = useFigures()
  const Fold = isSlim ? PanelLeftOpen : PanelLeftClose
  return (
    <nav className="nav" aria-label={words.areas}>
      <Link className="brand" to="/desk/">
        {startPage.agency.mark !== null && <img src={startPage.agency.mark} alt="" width="26" height="26" />}
        <span>{startPage.agency.name}</span>
        <small>Desk</small>
      </Link>
      <div className="nav__areas">
        {groups.map(({ heading, places: members }) => (
          <div key={heading}>
            {heading !== null && (
              <h2>
                <span>{heading}</span>
              </h2>
            )}
            <ul>
              {members.map((place) => (
                <li key={place.path}>
                  <AreaLink className="nav__link" place={place} figures={figures} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
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

type AreaProps = {
  readonly className?: string
  readonly place: Place
  readonly figures: Figures
  readonly onFollow?: () => void
}

function AreaLink({ className, place, figures, onFollow }: AreaProps) {
  const { path, name, icon: Icon } = place
  return (
    <Link className={className} to={path} activeOptions={{ exact: path === '/desk/' }} title={name} onClick={onFollow}>
      <Icon className="i" aria-hidden="true" />
      <span>{name}</span>
      <Count place={place} figures={figures} />
    </Link>
  )
}

/** The number of things that wait in an area. */
function Count({ place: { waits = [], late = [] }, figures }: Pick<AreaProps, 'place' | 'figures'>) {
  const sum = (keys: NonNullable<Place['waits']>) =>
    keys.reduce((total, key) => total + (figures.of(key)?.count ?? 0), 0)
  const overdue = sum(late)
  const total = sum(waits) + overdue
  if (total === 0) return null
  return <span className={`count count--${overdue > 0 ? 'late' : 'waits'}`}>{format.number(total)}</span>
}

const room = 4

/** At the bottom of a phone: the first areas, and the others in a menu. */
export function BottomBar() {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const figures = useFigures()
  const shown = places.length > room ? room - 1 : room
  return (
    <nav className="bottom" aria-label={words.areas}>
      <ul>
        {places.slice(0, shown).map((place) => (
          <li key={place.path}>
            <AreaLink place={place} figures={figures} />
          </li>
        ))}
        {places.length > room && (
          <li>
            <button type="button" popoverTarget={id}>
              <Ellipsis className="i" aria-hidden="true" />
              {words.more}
            </button>
          </li>
        )}
      </ul>
      <div id={id} ref={menu} className="menu menu--areas" popover="auto">
        {places.slice(shown).map((place) => (
          <AreaLink
            key={place.path}
            className="menu__item"
            place={place}
            figures={figures}
            onFollow={() => menu.current?.hidePopover()}
          />
        ))}
      </div>
    </nav>
  )
}
