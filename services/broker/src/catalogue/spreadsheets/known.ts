import type { CatalogueInput } from '@marram/contract/catalogue/catalogue-record'

type Of<Kind extends CatalogueInput['kind']> = Extract<CatalogueInput, { kind: Kind }>
export type House = Of<'lodging'>

/** The part of the catalogue that tables can refer to. */
export type Known = {
  readonly area: readonly Of<'area'>[]
  readonly location: readonly Of<'location'>[]
  readonly street: readonly Of<'street'>[]
  readonly season: readonly Of<'season'>[]
  readonly item: readonly Of<'item'>[]
  /** The houses that the tables name, by name in small letters. */
  readonly houses: ReadonlyMap<string, House>
  /** The largest id of all houses. */
  readonly lastHouseId: number
}
