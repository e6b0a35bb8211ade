import { createHash } from 'node:crypto'
import { parseIsoDay } from '@marram/domain/iso-day'
import type { BankEntry } from '@marram/domain/payment/match-bank-entry'
import { cleanText } from '@marram/domain/safe-text'
import { StatementError } from './statement-error.ts'

/** An entry of a file; the bank's reference may be empty. */
export type UnkeyedEntry = Omit<BankEntry, 'key'> & { readonly reference: string }

const oneLine = { lines: false }

/**
 * Uses the bank's reference, else a hash of the entry with its index among identical ones: two guests who send the same
 * amount on the same day without a text are two entries in every file.
 */
export function keyEntries(account: string, entries: readonly UnkeyedEntry[]): BankEntry[] {
  const counts = new Map<string, number>()
  return entries.map(({ reference, ...entry }) => {
    const { bookedOn, amount, currency, isReversal, remittance, party } = entry
    if (parseIsoDay(bookedOn) === null) {
      throw new StatementError('day', `"${bookedOn}" is not a day such as 2027-07-01.`, bookedOn)
    }
    if (!/^[A-Z]{3}$/.test(currency)) {
      throw new StatementError('currency', `"${currency}" is not a currency.`, currency)
    }
    if (amount === 0) throw new StatementError('amount', 'An entry has no amount.', '0')
    // A reversal often has the reference of the reversed entry.
    const named = `${reference}${isReversal ? ' reversal' : ''}`
    const identity = reference === '' ? hashOf([bookedOn, amount, currency, isReversal, remittance, party]) : named
    const count = (counts.get(identity) ?? 0) + 1
    counts.set(identity, count)
    // The key uses the raw text, so that files imported before keep their keys.
    const shown = { remittance: cleanText(remittance, oneLine), party: cleanText(party, oneLine) }
    return { ...entry, ...shown, key: [account, identity, ...(reference === '' ? [count] : [])].join(' ') }
  })
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
