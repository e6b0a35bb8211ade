import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useDelayedOpen, useKeptContent } from '../popup/use-delayed-open.ts'
import { useDismiss } from '../popup/use-dismiss.ts'
import { useShownPopover } from '../popup/use-shown-popover.ts'
import { itemForKey } from './menu-focus.ts'
import { type MenuItem, MenuItemView } from './menu-items.tsx'

const hideDelayMs = 400
const disposeMs = 150

export interface MenuTrigger {
  ref: RefCallback<HTMLElement>
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
}

export interface MenuProps {
  /** Renders a button and spreads the given attributes onto it. */
  trigger: (attributes: MenuTrigger) => ReactNode
  items: readonly MenuItem[]
}

const byMouse = (event: MouseEvent | PointerEvent) =>
  event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'mouse'

/** Open state and keyboard navigation of the menu; the component below only renders it. */
function useMenu() {
  const popup = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLElement>(null)
  const wantsFocus = useRef<'ArrowDown' | 'ArrowUp' | null>(null)
  const { open, setOpen } = useDelayedOpen()
  useShownPopover(open, popup, trigger)
  useDismiss(open, [popup, trigger], (reason) => {
    if (reason === 'escape' && popup.current?.contains(document.activeElement)) trigger.current?.focus()
    setOpen(false)
  })
  const move = (key: string): boolean => {
    const items = [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const current = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1
    const next = itemForKey(
      key,
      items.map((item) => item.textContent ?? ''),
      current,
    )
    if (next !== null) items[next]?.focus()
    return next !== null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of opening takes the focus
  useEffect(() => {
    if (open && wantsFocus.current) move(wantsFocus.current)
    wantsFocus.current = null
  }, [open])
  const openWithFocus = (key: 'ArrowDown' | 'ArrowUp') => {
    if (open) move(key)
    else {
      wantsFocus.current = key
      setOpen(true)
    }
  }
  return { popup, trigger, open, setOpen, move, openWithFocus }
}

/**
 * Actions and links behind one button. Opens on hover, press or arrow key; closes 400 ms after the pointer has left,
 * unless a press opened it.
 */
export function Menu({ trigger: renderTrigger, items }: MenuProps) {
  const id = useId()
  const { popup, trigger, open, setOpen, move, openWithFocus } = useMenu()
  const kept = useKeptContent(open, disposeMs)
  // A menu opened by a press stays open, even where a moving header carries it away from the pointer.
  const isPinned = useRef(false)
  const stay = (event: PointerEvent) => {
    if (!byMouse(event)) return
    if (!open) isPinned.current = false
    setOpen(true)
  }
  const leave = (event: PointerEvent) => byMouse(event) && !isPinned.current && setOpen(false, hideDelayMs)
  const press = (event: MouseEvent) => {
    if (event.detail === 0 && !open) return openWithFocus('ArrowDown')
    // Hovering has already opened the menu for a mouse, so its first press must not close it.
    const mayStay = !open || (byMouse(event) && !isPinned.current)
    isPinned.current = mayStay
    setOpen(mayStay)
  }
  return (
    <>
      {renderTrigger({
        ref: (element) => {
          trigger.current = element
        },
        id: `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onClick: press,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          openWithFocus(event.key)
        },
        onPointerEnter: stay,
        onPointerLeave: leave,
      })}
      <div
        ref={popup}
        id={id}
        className="popup menu"
        popover="manual"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-trigger`}
        onPointerEnter={stay}
        onPointerLeave={leave}
        onKeyDown={(event) => {
          if (event.key === 'Tab') setOpen(false)
          else if (!event.ctrlKey && !event.metaKey && !event.altKey && move(event.key)) event.preventDefault()
        }}
      >
        {kept ? items.map((item) => <MenuItemView key={item.label} item={item} onDone={() => setOpen(false)} />) : null}
      </div>
    </>
  )
}
