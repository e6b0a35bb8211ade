import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameSettings } from '../frame-data.ts'
import { OpeningHours } from './opening-hours.tsx'

export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}

/** The support line from the settings, or our own without them. */
export function usePhone({ phone }: FrameSettings): string {
  const { messages } = usePageContext()
  return phone ?? messages.header.phone
}

/** The number with the current opening hours: before it if there is room, after it on a phone. */
export function PhoneLink({ settings }: { settings: FrameSettings }) {
  const phone = usePhone(settings)
  return (
    <a className="phone-link" href={phoneHref(phone)}>
      <span className="only-desktop">
        <OpeningHours length="long" />
      </span>{' '}
      <b className="num">{phone}</b>{' '}
      <span className="only-mobile">
        <OpeningHours length="short" />
      </span>
    </a>
  )
}
