import type { HouseGap } from '@marram/contract/desk/houses'

/** A row of the view `lodging_data_status`: missing data of a house. */
export type DataStatusRow = Readonly<{
  id: number
  name: string
  status: 'active' | 'paused'
  location_id: number
  street_id: number
  has_description_dk: boolean
  has_description_de: boolean
  has_description_en: boolean
  has_floor_plan: boolean
  has_images: boolean
  image_count: number
  has_prices: boolean
  published_on: string
  created_at: Date
  updated_at: Date
}>

/** Missing data by the keywords that staff use. */
export const dataGaps = {
  danish: 'has_description_dk',
  german: 'has_description_de',
  english: 'has_description_en',
  'floor-plan': 'has_floor_plan',
  images: 'has_images',
  prices: 'has_prices',
} as const satisfies Readonly<Record<HouseGap, keyof DataStatusRow>>
