import type { StatementFault } from '@marram/contract/desk/money'
import { OperatorError } from '@marram/database/operator-error'

/** A fault in a bank file. */
export class StatementError extends OperatorError {
  readonly fault: StatementFault
  /** The text or row with the fault; may be empty. */
  readonly at: string

  constructor(fault: StatementFault, sentence: string, at: string | number = '') {
    super(sentence)
    this.fault = fault
    this.at = String(at).slice(0, 100)
  }
}

/** Parses `1234.5` as minor units; further decimals must be 0. */
export function minorUnits(written: string): number {
  const [, sign, whole = '', cents = ''] = /^([+-]?)(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(written.trim()) ?? []
  if (whole === '') throw new StatementError('amount', `"${written}" is not an amount.`, written)
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  if (minor > 2_147_483_647) {
    throw new StatementError('amount', `"${written}" is more than an entry can hold.`, written)
  }
  return sign === '-' ? -minor : minor
}
