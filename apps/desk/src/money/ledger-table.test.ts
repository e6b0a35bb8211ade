import { expect, test } from 'vitest'
import { tabulate } from './ledger-table.ts'

const sum = (day: string, account: string, amount: number, currency: 'DKK' | 'EUR' = 'EUR') => {
  return { day, account, currency, amount, entries: 2 }
}

test('sums become a row for each day and currency, with what came in as positive', () => {
  const { accounts, days, totals } = tabulate([
    sum('2027-02-02', 'stripe', -3000),
    sum('2027-02-01', 'sales', 10_000),
    sum('2027-02-01', 'sales', 70_000, 'DKK'),
    sum('2027-02-01', 'bank', -4000),
    sum('2027-02-02', 'bank', 500),
  ])
  expect(accounts).toEqual(['sales', 'bank', 'stripe'])
  expect(days).toEqual([
    { day: '2027-02-01', currency: 'DKK', amounts: { sales: 70_000 }, change: 70_000, entries: 2 },
    { day: '2027-02-01', currency: 'EUR', amounts: { sales: 10_000, bank: 4000 }, change: 6000, entries: 4 },
    { day: '2027-02-02', currency: 'EUR', amounts: { stripe: 3000, bank: -500 }, change: -2500, entries: 4 },
  ])
  expect(totals).toEqual([
    { currency: 'DKK', amounts: { sales: 70_000 }, change: 70_000, entries: 2 },
    { currency: 'EUR', amounts: { sales: 10_000, bank: 3500, stripe: 3000 }, change: 3500, entries: 8 },
  ])
})

test('without movements sales and the bank have their columns', () => {
  expect(tabulate([])).toEqual({ accounts: ['sales', 'bank'], days: [], totals: [] })
})
