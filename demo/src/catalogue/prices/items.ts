import type { Amounts } from '@marram/domain/price-plan'
import type { House } from '../house/house.ts'
import { createRandom } from '../random.ts'
import { itemRecords } from '../shared-records.ts'

export const itemIds = { electricity: 8, water: 9 } as const

/** Items that the agency sells or meters in addition to the rent. */
export const items = itemRecords

export type HouseItem = {
  itemId: number
  unitPrice: Amounts
  isMandatory: boolean
  minQuantity: number
  maxQuantity: number
}

const both = (kroner: number, euro: number): Amounts => ({ DKK: Math.round(kroner * 100), EUR: Math.round(euro * 100) })

/** Cleaning depends on the size, because a large house takes a team half a day. */
function cleaning({ persons, has }: House): Amounts {
  if (persons <= 4) return both(650, 87)
  if (persons <= 6) return both(850, 114)
  if (persons <= 8) return has.has('pool') ? both(1300, 174) : both(1050, 139)
  if (persons <= 14) return both(1300, 174)
  return persons <= 21 ? both(1500, 199) : both(1800, 239)
}

function cover({ persons }: House): Amounts {
  if (persons <= 5) return both(295, 39)
  return persons <= 9 ? both(445, 59) : both(895, 119)
}

const unused = { isMandatory: false, minQuantity: 0, maxQuantity: 0 }

export function itemsOf(seed: string, house: House): HouseItem[] {
  const isMandatory = house.has.has('pool') || createRandom(seed, 'items', house.id).chance(0.45)
  const optional = (itemId: number, unitPrice: Amounts, maxQuantity: number): HouseItem[] =>
    maxQuantity > 0 ? [{ itemId, unitPrice, isMandatory: false, minQuantity: 0, maxQuantity }] : []
  return [
    { itemId: 1, unitPrice: cleaning(house), isMandatory, minQuantity: isMandatory ? 1 : 0, maxQuantity: 1 },
    ...optional(2, both(125, 17), 1),
    ...optional(3, both(110, 15), house.has.has('cot') ? 0 : 2),
    ...optional(4, both(75, 10), house.has.has('high-chair') ? 0 : 2),
    ...optional(5, both(250, 34), Math.max(0, house.petsMax - 2)),
    ...optional(6, both(75, 10), house.has.has('fireplace') ? 10 : 0),
    ...optional(7, cover(house), 1),
    { itemId: itemIds.electricity, unitPrice: both(3.05, 0.41), ...unused },
    { itemId: itemIds.water, unitPrice: both(60, 8), ...unused },
  ]
}
