import { amountAttributes } from '../plan/option-attributes.ts'
import { anything } from '../plan/range.ts'
import type { Term } from '../plan/term.ts'

export type StayTerm = Pick<Term, 'days' | 'nights' | 'amounts' | 'persons'>

/** The default party for a price. */
export const usualPersons = 2

/** A maximum price needs only the cheapest option; every other bound must test each option. */
export function needsOptions({ amounts }: Pick<Term, 'amounts'>): boolean {
  return amounts.price.from !== anything.from || !isAny(amounts.discountTotal) || !isAny(amounts.discountPercentage)
}

/** Returns true if every free option matches at any price. */
export function isOpen({ amounts }: Pick<Term, 'amounts'>): boolean {
  return amountAttributes.every((attribute) => isAny(amounts[attribute]))
}

export function isAny({ from, to }: { from: number; to: number }): boolean {
  return from === anything.from && to === anything.to
}

type Amounts = Readonly<Record<(typeof amountAttributes)[number], number>>

export function satisfies(option: Amounts, { price, discountTotal, discountPercentage }: Term['amounts']): boolean {
  return (
    isIn(option.price, price) &&
    isIn(option.discountTotal, discountTotal) &&
    isIn(option.discountPercentage, discountPercentage)
  )
}

function isIn(amount: number, { from, to }: { from: number; to: number }): boolean {
  return amount >= from && amount <= to
}
