import type { ledgerDays } from '@marram/contract/desk/ledger'
import type { Currency } from '@marram/domain/money'
import type * as v from 'valibot'

type DaySum = v.InferOutput<typeof ledgerDays.output>[number]

export type LedgerRow = {
  readonly currency: Currency
  /** By account: charges as sales, elsewhere the money that came in. */
  readonly amounts: Readonly<Record<string, number>>
  /** By so much guests owe more, or less. */
  readonly change: number
  readonly entries: number
}

export type LedgerTable = {
  /** Sales, the bank, then the card providers that moved money. */
  readonly accounts: readonly string[]
  readonly days: readonly (LedgerRow & { readonly day: string })[]
  /** By currency. */
  readonly totals: readonly LedgerRow[]
}

const always = ['sales', 'bank']

export function tabulate(sums: readonly DaySum[]): LedgerTable {
  const others = sums.map(({ account }) => account).filter((account) => !always.includes(account))
  return {
    accounts: [...always, ...[...new Set(others)].toSorted()],
    days: groupBy(sums, ({ day, currency }) => `${day} ${currency}`).map((group) => ({
      ...rowOf(group),
      day: group[0].day,
    })),
    totals: groupBy(sums, ({ currency }) => currency).map(rowOf),
  }
}

type Group = [DaySum, ...DaySum[]]

function groupBy(sums: readonly DaySum[], keyOf: (sum: DaySum) => string): Group[] {
  const groups = new Map<string, Group>()
  for (const sum of sums) {
    const group = groups.get(keyOf(sum))
    if (group) group.push(sum)
    else groups.set(keyOf(sum), [sum])
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

function rowOf(group: Group): LedgerRow {
  const amounts: Record<string, number> = {}
  let [change, entries] = [0, 0]
  for (const { account, amount, entries: count } of group) {
    // Payments are negative in the ledger; people read what came in.
    amounts[account] = (amounts[account] ?? 0) + (account === 'sales' ? amount : -amount)
    change += amount
    entries += count
  }
  return { currency: group[0].currency, amounts, change, entries }
}
