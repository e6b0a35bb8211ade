import type { Currency } from '@marram/domain/money'
import { createRecentCache } from '../store/recent-cache.ts'
import type { Store } from '../store/store.ts'
import { chargesOf } from './charges.ts'

/** What comes on top of the rent, by row; not to be changed. */
export type Extras = (currency: Currency, nights: number, persons: number) => Int32Array

type Column = { readonly values: Int32Array; upTo: number }

/** As many as there are usual lengths and parties. */
const maxColumns = 64

/** Charges of every house for a stay and a party, added up once for all searches that ask for them. */
export function createExtras(store: Store): Extras {
  const kept = createRecentCache<Column>(maxColumns)
  return (currency, nights, persons) => {
    const key = `${currency} ${nights} ${persons}`
    let column = kept.get(key)
    if (column === undefined) {
      column = { values: new Int32Array(store.capacity), upTo: store.journal.length }
      for (let row = 0; row < store.rows; row += 1)
        column.values[row] = chargesOf(store, currency, row, nights, persons)
      kept.set(key, column)
    }
    for (; column.upTo < store.journal.length; column.upTo += 1) {
      const row = store.journal[column.upTo] ?? 0
      column.values[row] = chargesOf(store, currency, row, nights, persons)
    }
    return column.values
  }
}
