import type { ReactNode } from 'react'
import { Modal as AriaModal, Dialog, I18nProvider, ModalOverlay } from 'react-aria-components'
import { startPage } from './start-page.ts'

const locales = { da: 'da-DK', de: 'de-DE', en: 'en-GB' } as const

/** The language of React Aria's own texts. */
export const ariaLocale = locales[startPage.edition]

type Props = {
  readonly onClose: () => void
  /** For a dialog without a heading; one with `<Heading slot="title">` is named by it. */
  readonly label?: string
  readonly className?: string
  /** False while something typed would be lost by a click beside the dialog. */
  readonly isDismissable?: boolean
  readonly children: ReactNode
}

/** A dialog over the page. Load its content lazily: React Aria is no part of the first screen. */
export function Modal({ onClose, label, className = '', isDismissable = true, children }: Props) {
  return (
    <I18nProvider locale={ariaLocale}>
      <ModalOverlay className="veil" isOpen onOpenChange={onClose} isDismissable={isDismissable}>
        <AriaModal className={`dialog ${className}`}>
          <Dialog {...(label !== undefined && { 'aria-label': label })}>{children}</Dialog>
        </AriaModal>
      </ModalOverlay>
    </I18nProvider>
  )
}
