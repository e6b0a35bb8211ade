import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameData } from '../frame-data.ts'
import { phoneHref, usePhone } from './header-phone.tsx'
import { LanguageLinks, LanguageName } from './language-links.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { weeklyHours } from './opening-hours-text.ts'

/** Whom to ring, and the other languages: at the end of the menu, where a guest who found nothing arrives. */
export function MobileContact({ frame }: { frame: FrameData }) {
  const { messages, scope } = usePageContext()
  const phone = usePhone(frame.settings)
  return (
    <>
      <div className="contact-card">
        <b>{messages.header.questions}</b>
        <a href={phoneHref(phone)}>{phone}</a>
        <OpeningHours length="short" />
        <span className="small muted">
          {weeklyHours(scope.edition, messages).join(', ')}. {messages.header.ourLanguage}
        </span>
      </div>
      <nav aria-label={messages.header.language}>
        <ul className="chips">
          <li>
            <span className="chip chip--active" aria-current="true">
              <LanguageName language={scope.edition} />
            </span>
          </li>
          <LanguageLinks className="chip" />
        </ul>
      </nav>
    </>
  )
}
