/** Payment by the invoice that comes with the confirmation, or by card at once. */
export const payChoices = ['invoice', 'card'] as const
export type PayChoice = (typeof payChoices)[number]
