import type { MapMessages } from '@marram/i18n/messages/map/en'
import { IconButton } from '@marram/ui/icon-button'
import { useEffect, useRef } from 'react'
import type { MapPoint } from '../map-point.ts'

type LodgingPopupProps = { point: MapPoint; messages: MapMessages; onClose: () => void }

/** The chosen house, beside its pin. Escape closes it, and the focus goes back to where it was. */
export function LodgingPopup({ point, messages, onClose }: LodgingPopupProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const before = document.activeElement
    link.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      className="map-popup"
      role="dialog"
      aria-label={point.title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <p className="map-popup__title">{point.title}</p>
      <p className="map-popup__price num">{point.label}</p>
      <a ref={link} className="button button--small button--primary" href={point.href}>
        {messages.show}
      </a>
      <IconButton className="map-popup__close" icon="x" label={messages.close} onClick={onClose} />
    </div>
  )
}
