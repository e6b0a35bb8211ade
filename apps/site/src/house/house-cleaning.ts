import type { LodgingItem, LodgingPage } from '@marram/contract/broker/lodging-page/shapes'

/** Who cleans at the end: always us, us if the guest orders it, or the guest. */
export type Cleaning =
  | { readonly kind: 'included' }
  | { readonly kind: 'optional'; readonly item: LodgingItem }
  | { readonly kind: 'own' }

export function cleaningOf({ pricePlan }: Pick<LodgingPage, 'pricePlan'>): Cleaning {
  const item = pricePlan.items.find(({ type }) => type === 'cleaning')
  if (!item) return { kind: 'own' }
  return item.isMandatory ? { kind: 'included' } : { kind: 'optional', item }
}
