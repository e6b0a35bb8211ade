export const booking = {
  title: 'Your stay',
  description: 'The house and the stay you chose.',
  byPhone:
    'We take bookings by phone and by mail for now: call us or write with the number of the house and the dates. The price below holds for this stay.',
  unavailable: 'This stay is not to be had any more. Please choose other dates on the page of the house.',
  incomplete: 'This address does not name a house and a stay. Please start from the page of a house.',
  call: (phone: string) => `Call ${phone}`,
  write: 'Write to us',
  back: 'Back to the house',
  houses: 'To the houses',
}

export type BookingMessages = typeof booking
