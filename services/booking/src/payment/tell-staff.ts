import { queueMail } from '@marram/database/mail/queue-mail'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type Letter, type LetterRow, type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'
import type { BookingContext } from '../booking/context.ts'
import type { AlertKind } from './alerts.ts'

/** Recipient and language of payment alerts. */
export type Staff = { readonly to: () => string; readonly edition: EditionKey }

/** Limit per mail; the rest follows the next night. */
const maxAlerts = 50

type AlertRow = {
  readonly id: number
  readonly kind: AlertKind
  /** Null for money without a known booking. */
  readonly reservationId: string | null
  readonly detail: string
}

/** Mails new, unresolved alerts, each once. Returns their number. */
export function tellStaff(staff: Staff, { db, now }: Pick<BookingContext, 'db' | 'now'>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const alerts = await trx
      .selectFrom('payment_alert')
      .leftJoin('booking', 'booking.id', 'payment_alert.booking_id')
      .where('told_at', 'is', null)
      .where('resolved_at', 'is', null)
      .select(['payment_alert.id', 'kind', 'reservation_id as reservationId', 'detail'])
      .orderBy('payment_alert.id')
      .limit(maxAlerts)
      .forUpdate('payment_alert')
      .execute()
    const ids = alerts.map(({ id }) => id)
    if (ids.length === 0) return 0
    const letter = renderLetter(staff.edition, alertsLetter(staff.edition, alerts))
    await queueMail(trx, { key: `payment alerts ${ids.join(' ')}`, to: staff.to(), letter })
    await trx.updateTable('payment_alert').set({ told_at: now() }).where('id', 'in', ids).execute()
    return ids.length
  })
}

function alertsLetter(edition: EditionKey, alerts: readonly AlertRow[]): Letter {
  const words = mailMessages(edition).booking.alerts
  const row = ({ id, kind, reservationId, detail }: AlertRow): LetterRow => {
    const { title, todo } = words.kinds[kind]
    const showCommand = reservationId === null ? 'marram booking alerts' : `marram booking ledger ${reservationId}`
    const commands = [showCommand, `marram booking alerts resolve ${id}`]
    return {
      label: reservationId === null ? title : `${title} (${reservationId})`,
      value: [withAmounts(edition, detail), todo, words.look(commands[0] ?? ''), words.done(commands[1] ?? '')].join(
        '\n',
      ),
    }
  }
  return {
    subject: words.subject(alerts.length),
    heading: words.subject(alerts.length),
    isInternal: true,
    paragraphs: [words.text],
    rows: alerts.map(row),
    closing: [words.once],
  }
}

/** Amounts are stored as `487.00 EUR`. */
function withAmounts(edition: EditionKey, detail: string): string {
  return detail.replaceAll(/(\d+)\.(\d\d) (EUR|DKK)/g, (_, whole: string, cents: string, currency: string) =>
    formatFor(edition).money(Number(whole) * 100 + Number(cents), currency === 'DKK' ? 'DKK' : 'EUR'),
  )
}

/** One invented alert of each kind, for the preview. */
export function previewAlerts(edition: EditionKey): RenderedLetter {
  const kinds: readonly AlertKind[] = ['difference', 'dispute', 'refund-failed', 'released', 'other-amount', 'overpaid']
  const detail = 'sandbox: 487.00 EUR'
  const alerts = kinds.map((kind, index) => ({ id: index + 1, kind, reservationId: '123456789', detail }))
  return renderLetter(edition, alertsLetter(edition, alerts))
}
