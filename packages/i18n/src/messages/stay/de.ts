import type { StayMessages } from './en.ts'

export const stay: StayMessages = {
  title: 'Preise und freie Tage',
}
