import * as v from 'valibot'
import { deskCommand } from './operation.ts'
import { account, amount, currency, line, reservationId, rowId, version } from './shapes.ts'

const common = { service: 'booking', needs: 'bookings.money' } as const
const money = v.object({ reservationId, version, amount, reference: line(100) })
const entered = v.object({ ...account.entries, currency, isNew: v.boolean() })

/** Books a payment other than by card. */
export const receiveMoney = deskCommand({ ...common, name: 'money.receive', input: money, output: entered })

/** Books a refund other than to a card, at most what was paid. */
export const refundMoney = deskCommand({ ...common, name: 'money.refund', input: money, output: entered })

/** Replies the number of card payments that are refunded. */
export const refundCard = deskCommand({
  ...common,
  name: 'money.refund-card',
  input: v.object({ reservationId, version, amount }),
  output: v.number(),
})

export const assignBankEntry = deskCommand({
  ...common,
  name: 'money.assign-bank-entry',
  input: v.object({ entry: rowId, reservationId }),
  output: account,
})

export const dismissBankEntry = deskCommand({
  ...common,
  name: 'money.dismiss-bank-entry',
  input: v.object({ entry: rowId, why: line(500) }),
  output: v.object({ entry: v.number() }),
})

const bankEntry = v.object({
  key: v.string(),
  bookedOn: v.string(),
  amount: v.number(),
  currency: v.string(),
  isReversal: v.boolean(),
  remittance: v.string(),
  party: v.string(),
})

const heading = v.optional(line(100))

/** Headings of a CSV file by what its columns have. */
const statementColumns = v.object({
  date: line(100),
  amount: line(100),
  text: line(100),
  currency: heading,
  reference: heading,
  party: heading,
})
export type StatementColumns = v.InferOutput<typeof statementColumns>

/** Faults of a bank file that refuse it as a whole. */
export const statementFaults = [
  'format',
  'account',
  'column',
  'same-columns',
  'row',
  'amount',
  'day',
  'currency',
] as const

export type StatementFault = (typeof statementFaults)[number]

/** Data of the refusal `bad-statement`: the fault, and the text or row where it is. */
export const statementProblem = v.object({ fault: v.picklist(statementFaults), at: v.string() })

/** Of a file: in JSON, and in UTF-8, it may become larger than it is. */
export const maxStatementBytes = 6 * 1_048_576

/** A file of the bank, CAMT.053 or CSV: all its entries, or none of them. */
export const importStatement = deskCommand({
  ...common,
  name: 'money.import-statement',
  // It has names of payers. The bank's references keep a repeated file from counting twice.
  hasSecretReply: true,
  input: v.object({
    file: v.string(),
    csv: v.nullable(
      v.object({
        columns: statementColumns,
        /** Part of each entry's key, so that blanks must not make it another account. */
        account: v.pipe(
          line(40),
          v.transform((written) => written.replaceAll(/\s/g, '')),
        ),
        currency: v.nullable(line(3)),
        delimiter: v.picklist([';', ',', '\t'], 'must be ; , or a tab'),
        decimal: v.picklist([',', '.'], 'must be , or .'),
      }),
    ),
  }),
  output: v.object({
    entered: v.number(),
    known: v.number(),
    foreign: v.number(),
    open: v.array(
      v.object({
        entry: bankEntry,
        why: v.picklist([
          'no-number',
          'several-numbers',
          'unknown-number',
          'other-currency',
          'other-amount',
          'nothing-owed',
          'no-original',
        ]),
      }),
    ),
    conflicting: v.array(bankEntry),
  }),
})

export const resolveAlert = deskCommand({
  ...common,
  name: 'money.resolve-alert',
  input: v.object({ alert: rowId }),
  output: v.object({ alert: v.number() }),
})
