import { Button } from '@marram/ui/button'
import { classNames } from '@marram/ui/class-names'
import { Icon } from '@marram/ui/icon'
import type { ReactNode } from 'react'
import { ConsentDialog } from '../frame/consent/consent-dialog.tsx'
import { CookieSettings } from '../frame/consent/consent-renew.tsx'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { phoneHref, usePhone } from '../frame/header/header-phone.tsx'
import { OpeningHours } from '../frame/header/opening-hours.tsx'
import { legalLinks } from '../frame/legal-links.ts'
import { useAwake } from '../frame/wake/use-awake.ts'
import { AgencyBrand } from '../kit/agency-brand.tsx'
import { PageStyles } from '../kit/page-styles.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import bookingStyles from './booking.css?url'
import { useBookingTexts } from './booking-texts.ts'

type FrameProps = {
  /** Unset on the receipt. */
  readonly step?: 1 | 2 | 3
  readonly children: ReactNode
  /** The house, below the header of a phone. */
  readonly strip?: ReactNode
  /** Price and button at the bottom of a phone's screen. */
  readonly bar?: ReactNode
}

/** Header and footer without links that leave the booking. */
export function BookingFrame({ step, children, strip, bar }: FrameProps) {
  const { messages } = usePageContext()
  const settings = useFrameSettings()
  useAwake()
  return (
    <div className={classNames('page-booking', step === 3 && 'page-booking--last')}>
      <PageStyles href={bookingStyles} />
      <Button className="skip-link" colour="Primary" href="#content">
        {messages.site.skipToContent}
      </Button>
      <ConsentDialog pages={settings.pages} />
      <PartBoundary>
        <QuietHeader />
      </PartBoundary>
      <PartBoundary>{strip}</PartBoundary>
      <main id="content" className="wrap booking">
        {step === undefined ? null : (
          <PartBoundary>
            <Steps current={step} />
          </PartBoundary>
        )}
        {children}
        {step !== undefined && settings.booking.help ? <p className="small muted">{settings.booking.help}</p> : null}
      </main>
      <PartBoundary>
        <QuietFooter />
      </PartBoundary>
      <PartBoundary>{bar}</PartBoundary>
    </div>
  )
}

function QuietHeader() {
  const { texts } = useBookingTexts()
  const phone = usePhone(useFrameSettings())
  return (
    <header className="header header--quiet">
      <div className="wrap">
        <AgencyBrand />
        <a className="text-link header__help" href={phoneHref(phone)}>
          <span className="only-desktop">
            {texts.help} <OpeningHours length="long" />
          </span>
          <span className="num">{phone}</span>
        </a>
      </div>
    </header>
  )
}

function Steps({ current }: { readonly current: 1 | 2 | 3 }) {
  const { texts } = useBookingTexts()
  return (
    <ol className="steps" aria-label={texts.steps.label}>
      {texts.steps.names.map((name, index) => {
        const isDone = index + 1 < current
        return (
          <li
            key={name}
            className={classNames('steps__item', isDone && 'steps__item--done')}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <span className="steps__dot">{isDone ? <Icon name="check" /> : index + 1}</span>
            <span>
              {name}
              {isDone ? <span className="visually-hidden">, {texts.steps.done}</span> : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function QuietFooter() {
  const { messages, scope } = usePageContext()
  const settings = useFrameSettings()
  const { footer } = messages
  const pages = { ...settings.pages, privacy: settings.booking.privacy ?? settings.pages.privacy }
  return (
    <footer className="footer footer--quiet">
      <div className="wrap">
        <div className="footer__legal">
          <span>
            {footer.company}
            {settings.cvr ? ` · ${footer.cvr(settings.cvr)}` : ''}
          </span>
          <nav className="footer__links" aria-label={footer.legal}>
            {legalLinks(pages, messages, scope.edition).map(({ href, title }) => (
              // In a new tab, so that reading the terms does not end the booking.
              <a key={title} href={href} target="_blank" rel="noopener">
                {title}
              </a>
            ))}
            <CookieSettings page={settings.pages.cookies} />
          </nav>
        </div>
      </div>
    </footer>
  )
}
