import { OperatorError } from '@marram/database/operator-error'

/** A fault in a bank file. */
export class StatementError extends OperatorError {}

/** Parses `1234.5` as minor units; further decimals must be 0. */
export function minorUnits(written: string): number {
  const [, sign, whole = '', cents = ''] = /^([+-]?)(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(written.trim()) ?? []
  if (whole === '') throw new StatementError(`"${written}" is not an amount.`)
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  if (minor > 2_147_483_647) throw new StatementError(`"${written}" is more than an entry can hold.`)
  return sign === '-' ? -minor : minor
}
