import { Button } from '@marram/ui/button'
import { classNames } from '@marram/ui/class-names'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { lazy, type MouseEvent, Suspense, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import type { BarPart, BarScope } from './bar-scope.ts'
import { useBarTexts } from './use-bar-texts.ts'
import { WithdrawAnswer } from './withdraw-answer.tsx'

const BarPartView = lazy(async () => ({ default: (await import('./bar-part-view.tsx')).BarPartView }))
const narrow = '(width < 48rem)'

type BarFieldProps = Readonly<{
  part: BarPart
  icon: IconName
  value: string
  scope: BarScope
  /** On a narrow screen, in place of the surface beside the field. */
  onNarrow: (part: BarPart) => void
}>

/** One question of the bar: a button that says the answer, and a surface beside it where it is changed. */
export function BarField({ part, icon, value, scope, onNarrow }: BarFieldProps) {
  const { texts } = useBarTexts()
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const onClick = (event: MouseEvent): void => {
    if (!window.matchMedia(narrow).matches) return
    event.preventDefault()
    onNarrow(part)
  }
  // The browser opens the surface by itself, even before this script has come.
  useEffect(() => {
    if (!popup.current?.matches(':popover-open')) return
    if (window.matchMedia(narrow).matches) {
      popup.current.hidePopover()
      onNarrow(part)
    } else {
      setOpen(true)
      setWasOpen(true)
    }
  }, [part, onNarrow])
  const onToggle = ({ newState }: ToggleEvent): void => {
    setOpen(newState === 'open')
    if (newState === 'open') setWasOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={classNames('search-box__field', `search-box__field--${part}`)}
        popoverTarget={id}
        aria-expanded={isOpen}
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
            <BarPartView part={part} scope={scope} />
            <p className="bar-popup__foot">
              <WithdrawAnswer part={part} scope={scope} />
              <Button colour="Primary" size="small" onClick={() => popup.current?.hidePopover()}>
                {texts.done}
              </Button>
            </p>
          </Suspense>
        ) : null}
      </div>
    </>
  )
}
