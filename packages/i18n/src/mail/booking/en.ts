/** Confirmation, reminder and cancellation. Days and amounts come in already written out. */
export const booking = {
  confirmation: {
    subject: (what: string) => `Your booking: ${what}`,
    heading: 'The house is yours',
    thanks: 'Thank you for booking with us. Here’s everything we’ve agreed.',
    house: 'House',
    stay: 'Your stay',
    times: (checkIn: string, checkOut: string) => `Keys from ${checkIn}, departure by ${checkOut}`,
    party: 'Who’s coming',
    reservation: 'Booking number',
    price: 'Price',
    payments: 'Payments',
    payment: (amount: string, day: string) => `${amount} by ${day}`,
    metered: 'Electricity and water are metered and paid for after your stay.',
    cancelling: 'If you have to cancel',
    cancelStep: (day: string, percent: string) =>
      `If you cancel by ${day}, we keep ${percent}% of the rent and mandatory costs.`,
    cancelLast:
      'After that, we keep the full amount. Extras are refunded, but not the cancellation cover or the booking fee.',
    noWithdrawal: 'There’s no 14-day right of withdrawal for a stay on fixed dates.',
    button: 'Open my booking',
    next: 'What happens next: pay by the dates above, and shortly before you arrive we’ll tell you where to collect the key. You can order linen or a cot on your booking page.',
  },
  deferred: {
    thanks: 'Thank you for your booking.',
    heading: 'We’ve got your booking and will confirm it soon',
    text: 'We check bookings for these dates ourselves before we confirm them. We’ll hold the dates for you, and there’s nothing to pay until we’ve confirmed.',
    by: (day: string) => `You’ll hear from us by ${day}.`,
  },
  /** While the mail address is unconfirmed. */
  address: {
    heading: 'Please confirm your booking',
    moment: (day: string, hour: string) => `${hour} on ${day}`,
    text: (until: string) =>
      `We’re holding the house for you. Please use the button below to confirm that this is your e-mail address; until ${until}, nobody else can book these dates. After that, they’ll be available again.`,
    button: 'Confirm and open my booking',
  },
  released: {
    subject: (what: string) => `Your booking wasn’t confirmed: ${what}`,
    heading: 'The house is available again',
    text: 'The e-mail address for this booking wasn’t confirmed in time, so we’ve released the dates. You don’t owe us anything.',
    closing:
      'If you’d still like the house, simply book it again and confirm using the link in the e-mail. Wasn’t you? Then there’s nothing to do.',
  },
  reminder: {
    subject: (what: string) => `A payment is due soon: ${what}`,
    heading: 'A payment is due soon',
    text: (amount: string, day: string) => `Please pay ${amount} by ${day} for your booking.`,
    already: 'Already paid? Then our messages have crossed and there’s nothing to do.',
  },
  cancelled: {
    subject: (what: string) => `Your booking is cancelled: ${what}`,
    heading: 'Your booking is cancelled',
    kept: 'We keep',
    back: 'We’ll refund',
    owed: 'Still to pay',
    text: 'We’re sorry you can’t make it. The dates are available to others again.',
  },
  changed: {
    subject: (what: string) => `Your booking has changed: ${what}`,
    heading: 'We’ve changed your booking',
    text: 'This is what your booking looks like now.',
  },
  /** Text messages: short, and with the way to have no more of them. */
  sms: {
    ready: (house: string, link: string) =>
      `Marram: ${house} is ready for you. Where to collect the key, and how to stop texts: ${link}`,
  },
  lines: {
    rent: (nights: string) => (nights === '1' ? 'Rent for one night' : `Rent for ${nights} nights`),
    discount: (percent: string) => `Discount of ${percent}%`,
    fee: 'Booking fee',
    total: 'Total price',
  },
  persons: {
    adults: (count: string) => `Adults: ${count}`,
    children: (count: string) => `Children: ${count}`,
    infants: (count: string) => `Babies: ${count}`,
    pets: (count: string) => `Pets: ${count}`,
  },
}
