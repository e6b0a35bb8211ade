export const stay = {
  title: 'Prices and free days',
}

export type StayMessages = typeof stay
