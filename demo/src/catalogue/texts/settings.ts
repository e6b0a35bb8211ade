import type { House } from '../house/house.ts'
import { settings } from '../places/locations.ts'

/** Max distance to the sea for a text to speak of the first row of dunes. */
export const firstRowM = 350

export const settingKeys = ['first-row', ...settings] as const

export function settingKey({ sea, setting }: Pick<House, 'sea' | 'setting'>): (typeof settingKeys)[number] {
  return sea <= firstRowM ? 'first-row' : setting
}
