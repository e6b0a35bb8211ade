import {
  type AccountsResult,
  calculateOwnerTax,
  daysIn,
  type FlatResult,
  type OwnerYear,
} from '@marram/domain/owner-tax'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type Letter, type LetterRow, type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'
import type { Refusal } from '@marram/service-kit/envelope'
import type { Reader } from '../mail/find-reader.ts'
import { type MailToReaderDeps, mailToReader, type OwnMail } from '../mail/mail-to-reader.ts'

export function mailTaxCalculation(
  reader: Reader,
  owner: OwnerYear,
  deps: MailToReaderDeps,
): Promise<{ sent: 'ok' } | Refusal> {
  const write: OwnMail['write'] = (edition, unsubscribe) => writeTaxLetter(edition, owner, unsubscribe)
  return mailToReader(reader, { kind: 'tax-calculation', content: JSON.stringify(Object.values(owner)), write }, deps)
}

/** Both methods, each with the owner's remaining income. */
export function writeTaxLetter(
  edition: EditionKey,
  owner: OwnerYear,
  unsubscribe: Letter['unsubscribe'],
): RenderedLetter {
  const words = mailMessages(edition).guest.ownerTax
  const { flat, accounts, better } = calculateOwnerTax(owner)
  const money = (kroner: number): string => formatFor(edition).money(kroner * 100, 'DKK')
  const block = (rows: readonly (readonly [string, number])[]): string =>
    rows.map(([label, kroner]) => `${label}: ${money(kroner)}`).join('\n')
  const ending = ({ taxable, tax, propertyValueTax, left }: FlatResult | AccountsResult) =>
    [
      [words.taxable, taxable],
      [words.tax, tax],
      [words.propertyValueTax, propertyValueTax],
      [words.left, left],
    ] as const
  const costs = [words.directCosts, owner.directCosts] as const
  const rows: readonly LetterRow[] = [
    { label: words.rent, value: `${money(owner.rent)}\n${words.nights(owner.letNights, daysIn(owner.year))}` },
    {
      label: words.flat,
      value: block([[words.allowance, flat.allowance], [words.deduction, flat.deduction], costs, ...ending(flat)]),
    },
    { label: words.accounts, value: block([costs, [words.shared, accounts.shared], ...ending(accounts)]) },
  ]
  return renderLetter(edition, {
    subject: words.subject(owner.year),
    heading: words.heading(owner.year),
    reader: null,
    paragraphs: [words.text, words.better[better](money(Math.abs(flat.left - accounts.left)))],
    rows,
    closing: [words.note, words.why],
    ...(unsubscribe && { unsubscribe }),
  })
}
