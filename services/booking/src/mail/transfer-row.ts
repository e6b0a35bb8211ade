import type { Currency } from '@marram/domain/money'
import { type BankAccount, writeIban } from '@marram/domain/payment/bank-account'
import { epcPayload } from '@marram/domain/payment/epc-payload'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import type { LetterPicture, LetterRow } from '@marram/i18n/mail/letter'
import { codePng } from '../payment/transfer-code.ts'

const codeSide = 200

/** The payee and reference of a transfer. */
type Owed = {
  readonly edition: EditionKey
  readonly reservationId: string
  readonly quote: { readonly currency: Currency }
  /** Null without bank transfers. */
  readonly bank: BankAccount | null
}

/** The fields of a transfer; empty without transfers or if nothing is due. */
export function transferRows(booking: Owed, amount: number): LetterRow[] {
  const { edition, bank, quote, reservationId } = booking
  if (bank === null || amount <= 0) return []
  const words = mailMessages(edition).transfer
  const { iban, bic, name, danish } = bank
  const isDanish = quote.currency === 'DKK' && danish !== null
  const lines = [
    [words.payee, name],
    ...(isDanish
      ? [
          [words.registration, danish.registration],
          [words.account, danish.account],
        ]
      : []),
    [words.iban, writeIban(iban)],
    [words.bic, bic],
    [words.amount, formatFor(edition).money(amount, quote.currency)],
    [words.reference, reservationId],
  ].map(([label, value]) => `${label}: ${value}`)
  const picture = codeOf(booking, amount)
  if (picture === null) return [{ label: words.title, value: [...lines, words.mailLeadPlain].join('\n') }]
  return [{ label: words.title, value: lines.join('\n'), picture }]
}

/** The QR code for banking apps, which support euro only. */
function codeOf({ edition, bank, quote, reservationId }: Owed, amount: number): LetterPicture | null {
  const payload = bank && quote.currency === 'EUR' ? epcPayload(bank, amount, reservationId) : null
  if (payload === null) return null
  const { code: alt, mailScan: caption, mailLead: instead } = mailMessages(edition).transfer
  const contentId = `transfer-${reservationId}-${amount}@marram`
  return { contentId, png: codePng(payload), side: codeSide, alt, caption, instead }
}
