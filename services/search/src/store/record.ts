import type { LanguageId } from '@marram/domain/edition'
import type { EnergyBasis } from '@marram/domain/energy-estimate'
import type { DatedFacility } from '@marram/domain/facility/validity'
import type { LodgingPrices } from '@marram/domain/price-plan'
import type { Stay } from '@marram/domain/stay'

export type AttributeValue = string | number | boolean

/** All stored values of attributes that differ by night; null is a value without information. */
export type DatedAttributes = ReadonlyMap<string, readonly DatedFacility<AttributeValue | null>[]>

/** A house in the catalogue: the input of the store, and of the oracle in tests. */
export type LodgingRecord = Readonly<{
  id: number
  /** Filterable and sortable values, by attribute of the indexed documents; missing values have no key. */
  attributes: ReadonlyMap<string, AttributeValue>
  /** Values for certain dates only. `attributes` has today's. */
  dated?: DatedAttributes
  /** Languages in which the house has a text; it is hidden in the others. */
  languages: readonly LanguageId[]
  /** Position in the usual order; higher comes first. */
  score: number
  prices: LodgingPrices
  taken: readonly Stay[]
  energy: EnergyBasis
}>
