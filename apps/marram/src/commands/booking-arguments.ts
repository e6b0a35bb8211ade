import type { Inside } from '@marram/booking/booking/context'
import { OperatorError } from '@marram/database/operator-error'
import type { Run } from './operator.ts'

/** For the verbs of `marram booking`. */
export type Desk = Inside & { readonly run: Run<Inside> }

export function numberOf(text: string): string {
  if (/^[1-9]\d{8}$/.test(text)) return text
  throw new OperatorError('A reservation number has nine digits.')
}

/** Parses 1234, 1234.5 and 1234.50 as amounts of the booking's currency. */
export function minorOf(amount: string): number {
  const [, whole = '', cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(amount) ?? []
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  if (minor === 0) throw new OperatorError('Money needs an amount such as 1234.50.')
  return minor
}
