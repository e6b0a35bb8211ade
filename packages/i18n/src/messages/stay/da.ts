import type { StayMessages } from './en.ts'

export const stay: StayMessages = {
  title: 'Priser og ledige dage',
}
