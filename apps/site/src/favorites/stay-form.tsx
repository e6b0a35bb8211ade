import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import type { RequestedStay } from '@marram/domain/stay'
import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import { Suspense, useState } from 'react'
import calendarStyles from '../kit/calendar/arrival-calendar.css?url'
import { lazyPart } from '../kit/lazy-part.ts'
import { loadStyles } from '../kit/load-styles.ts'
import { documentScope } from '../kit/scope/document-scope.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { ensurePageMessages, usePageMessages } from '../kit/scope/page-messages.ts'
import { usePartyText } from './card-offer.ts'

const StayDialog = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./stay-dialog.tsx'),
    loadStyles(calendarStyles),
    ensurePageMessages(documentScope().edition, 'bar', 'when'),
  ])
  return part.StayDialog
})

type StayFormProps = {
  readonly stay: RequestedStay | null
  readonly onStay: (stay: RequestedStay | null) => void
}

/** The dates in one line, a button that opens the site's calendar. */
export function StayForm({ stay, onStay }: StayFormProps) {
  const { stay: texts } = usePageMessages('favorites')
  const { scope, messages } = usePageContext()
  const partyText = usePartyText()
  const [isOpen, setOpen] = useState(false)
  const today = copenhagenDay(new Date())
  return (
    <div className="stay-form no-print">
      <button type="button" className="stay-form__line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="calendar-days" />
        <span className="stay-form__dates">
          <b>
            {stay ? formatFor(scope.edition).dayRange(stay.arrival, addDays(stay.arrival, stay.duration)) : texts.title}
          </b>
          <span className="small muted">
            {stay ? `${messages.lodging.nights(stay.duration)}, ${partyText(stay)}` : texts.choose}
          </span>
        </span>
        <Icon name="pencil" />
      </button>
      {stay !== null && stay.arrival < today ? (
        <p className="stay-form__past small" role="status">
          {texts.past}
        </p>
      ) : null}
      {isOpen ? (
        <Suspense>
          <StayDialog stay={stay} today={today} onStay={onStay} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
