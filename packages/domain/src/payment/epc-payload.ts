import type { BankAccount } from './bank-account.ts'

/**
 * QR code payload of a euro transfer for banking apps: EPC069-12, version 002 in UTF-8. The lines have fixed positions;
 * the empty ones are purpose and structured reference. Null if the amount is out of range.
 */
export function epcPayload({ name, iban, bic }: BankAccount, cents: number, reference: string): string | null {
  if (!Number.isSafeInteger(cents) || cents < 1 || cents > 99_999_999_999) return null
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  return ['BCD', '002', '1', 'SCT', bic, name, iban, amount, '', '', reference.slice(0, 140)].join('\n')
}
