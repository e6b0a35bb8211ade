import type { LanguageId } from '@marram/domain/edition'
import type { EnergyBasis } from '@marram/domain/energy-estimate'
import type { DatedFacility } from '@marram/domain/facility/validity'
import type { LodgingPrices } from '@marram/domain/price-plan'
import type { Stay } from '@marram/domain/stay'

export type AttributeValue = string | number | boolean

/** Everything that is stored of attributes that differ by night; null is a value that says nothing. */
export type DatedAttributes = ReadonlyMap<string, readonly DatedFacility<AttributeValue | null>[]>

/** A house as the catalogue knows it: what the store is made of, and what an oracle can be asked about. */
export type LodgingRecord = Readonly<{
  id: number
  /** What guests may filter and sort by, under the names of the indexed documents; what is missing has no key. */
  attributes: ReadonlyMap<string, AttributeValue>
  /** Of those that hold for certain dates only. `attributes` has what they are today. */
  dated?: DatedAttributes
  /** Languages in which the house has a text; without one it is not shown there. */
  languages: readonly LanguageId[]
  /** Where the usual order puts it; higher comes first. */
  score: number
  prices: LodgingPrices
  taken: readonly Stay[]
  energy: EnergyBasis
}>
