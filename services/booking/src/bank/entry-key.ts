import { createHash } from 'node:crypto'
import { parseIsoDay } from '@marram/domain/iso-day'
import type { BankEntry } from '@marram/domain/payment/match-bank-entry'
import { cleanText } from '@marram/domain/safe-text'
import { StatementError } from './statement-error.ts'

/** As a file has it; the reference of the bank may be missing. */
export type UnkeyedEntry = Omit<BankEntry, 'key'> & { readonly reference: string }

const oneLine = { lines: false }

/**
 * The reference of the bank where there is one. Otherwise what the entry says, and which one it is of several that say
 * the same: two guests who send the same amount on the same day without a word are two entries in every file.
 */
export function keyEntries(account: string, entries: readonly UnkeyedEntry[]): BankEntry[] {
  const seen = new Map<string, number>()
  return entries.map(({ reference, ...entry }) => {
    const { bookedOn, amount, currency, isReversal, remittance, party } = entry
    if (parseIsoDay(bookedOn) === null) throw new StatementError(`"${bookedOn}" is not a day such as 2027-07-01.`)
    if (!/^[A-Z]{3}$/.test(currency)) throw new StatementError(`"${currency}" is not a currency.`)
    if (amount === 0) throw new StatementError('An entry has no amount.')
    // A reversal often carries the reference of what it reverses.
    const named = `${reference}${isReversal ? ' reversal' : ''}`
    const said = reference === '' ? hashOf([bookedOn, amount, currency, isReversal, remittance, party]) : named
    const count = (seen.get(said) ?? 0) + 1
    seen.set(said, count)
    // The key is of the words as they came: files that were read before keep theirs.
    const shown = { remittance: cleanText(remittance, oneLine), party: cleanText(party, oneLine) }
    return { ...entry, ...shown, key: [account, said, ...(reference === '' ? [count] : [])].join(' ') }
  })
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
