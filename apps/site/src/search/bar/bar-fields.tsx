import { Button } from '@marram/ui/button'
import { classNames } from '@marram/ui/class-names'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { type MouseEvent, Suspense, type ToggleEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { lazyPart } from '../../kit/lazy-part.ts'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { useStore } from '../../kit/use-store.ts'
import { type BarPart, type BarScope, barParts, useBarTexts } from './bar-scope.ts'
import { WithdrawAnswer } from './withdraw-answer.tsx'

const icons: Readonly<Record<BarPart, IconName>> = {
  where: 'map-pin',
  arrival: 'calendar-days',
  nights: 'moon',
  guests: 'users',
}

type BarFieldsProps = Readonly<{
  scope: BarScope
  summary: Readonly<Record<BarPart, string>>
  onNarrow: (part: BarPart) => void
}>

export function BarFields({ scope, summary, onNarrow }: BarFieldsProps) {
  return barParts.map((part) => (
    <BarField key={part} part={part} icon={icons[part]} value={summary[part]} scope={scope} onNarrow={onNarrow} />
  ))
}

const BarPartView = lazyPart(async () => (await import('./bar-part-view.tsx')).BarPartView)
const narrow = '(width < 48rem)'

type BarFieldProps = Readonly<{
  part: BarPart
  icon: IconName
  value: string
  scope: BarScope
  /** Called on narrow screens instead of opening the popover beside the field. */
  onNarrow: (part: BarPart) => void
}>

/** One question of the bar: a button with the answer, and a popover to change it. */
function BarField({ part, icon, value, scope, onNarrow }: BarFieldProps) {
  const { texts } = useBarTexts()
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const onClick = (event: MouseEvent): void => {
    if (!window.matchMedia(narrow).matches) return
    event.preventDefault()
    onNarrow(part)
  }
  // The browser opens the popover by itself, even before this script has loaded.
  useEffect(() => {
    if (!popup.current?.matches(':popover-open')) return
    if (window.matchMedia(narrow).matches) {
      popup.current.hidePopover()
      onNarrow(part)
    } else setWasOpen(true)
  }, [part, onNarrow])
  const onToggle = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') setWasOpen(true)
  }
  const { total } = useStore(scope.counts)
  return (
    <>
      <button
        type="button"
        className={classNames('search-box__field', `search-box__field--${part}`)}
        popoverTarget={id}
        onClick={onClick}
      >
        <Icon name={icon} />
        <span className="search-box__label">{texts[part].label}</span>{' '}
        <span className="search-box__value">{value}</span>
      </button>
      <div
        ref={popup}
        id={id}
        className={classNames('popup', 'bar-popup', `bar-popup--${part}`)}
        popover="auto"
        role="dialog"
        aria-label={texts[part].label}
        onToggle={onToggle}
      >
        {wasOpen ? (
          <Suspense fallback={<div className="bar-popup__wait" />}>
            <PartBoundary>
              <BarPartView part={part} scope={scope} />
            </PartBoundary>
            <p className="bar-popup__foot">
              <WithdrawAnswer part={part} scope={scope} />
              <Button colour="Primary" size="small" onClick={() => popup.current?.hidePopover()}>
                {texts.done}
                {total === null ? null : ` · ${texts.houses(total)}`}
              </Button>
            </p>
          </Suspense>
        ) : null}
      </div>
    </>
  )
}

const BarDialog = lazyPart(async () => (await import('./bar-dialog.tsx')).BarDialog)

type HostProps = Readonly<{
  scope: BarScope
  dialog: BarDialogState
  /** Runs when the large button closes the dialog; the front page then goes to the houses. */
  onShow?: () => void
}>

/** Loads the dialog's script when it is first opened. */
export function BarDialogHost({ scope, dialog, onShow }: HostProps) {
  if (dialog.part === null) return null
  return (
    <PartBoundary apart>
      <BarDialog scope={scope} part={dialog.part} onClose={dialog.close} {...(onShow && { onShow })} />
    </PartBoundary>
  )
}

type BarDialogState = Readonly<{
  /** The part to scroll to; null while the dialog is closed. */
  part: BarPart | null
  open: (part: BarPart) => void
  close: () => void
}>

/** If there is no room for a popover beside each field, one dialog holds all of them. */
export function useBarDialog(): BarDialogState {
  const [part, setPart] = useState<BarPart | null>(null)
  const opener = useRef<Element>(null)
  // The dialog is removed while open, so the browser doesn't return the focus.
  useEffect(() => {
    if (part !== null || !(opener.current instanceof HTMLElement)) return
    opener.current.focus()
    opener.current = null
  }, [part])
  const open = useCallback((opened: BarPart): void => {
    opener.current = document.activeElement
    setPart(opened)
  }, [])
  return { part, open, close: () => setPart(null) }
}
