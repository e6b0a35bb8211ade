import type { HouseMessages } from './en.ts'

export const house: HouseMessages = {
  share: 'Teilen',
}
