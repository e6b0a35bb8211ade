import type { IsoDay } from '@marram/domain/iso-day'

export type CatalogueOptions = {
  lodgings: number
  seed: string
  /** Everything is dated from here; the same seed and day give the same bytes. */
  today: IsoDay
}
