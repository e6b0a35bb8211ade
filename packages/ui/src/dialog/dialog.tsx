import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

export interface DialogProps {
  open: boolean
  /** Called after escape, the close button or a click on the backdrop. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  actions?: ReactNode
  /** A sheet slides up from the bottom of the screen. */
  appearance?: 'dialog' | 'sheet'
}

/** A native modal dialog: the browser provides the focus trap, makes the page inert and restores the focus. */
export function Dialog({ open, onClose, title, closeLabel, children, actions, appearance = 'dialog' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for the backdrop is escape, which the element handles itself
    <dialog
      ref={element}
      className={classNames('dialog', appearance === 'sheet' && 'dialog--sheet')}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open ? (
        <div className="dialog__content">
          <div className="dialog__head">
            <h2 className="dialog__title" id={titleId}>
              {title}
            </h2>
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </div>
          <div className="dialog__body">{children}</div>
          {actions ? <div className="dialog__actions">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}
