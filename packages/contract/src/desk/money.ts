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

/** A file of the bank, CAMT.053 or CSV: all its entries, or none of them. */
export const importStatement = deskCommand({
  ...common,
  name: 'money.import-statement',
  input: v.object({
    file: v.string(),
    csv: v.nullable(
      v.object({
        /** Such as date=Dato,amount=Beløb,text=Tekst. */
        columns: line(500),
        account: line(40),
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
