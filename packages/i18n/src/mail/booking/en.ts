/** Confirmation, reminder and cancellation. Days and amounts are passed in already formatted. */
export const booking = {
  confirmation: {
    subject: (what: string) => `Your booking: ${what}`,
    heading: 'The house is yours',
    thanks: 'Thank you for booking with us. Here’s everything we’ve agreed.',
    house: 'House',
    stay: 'Your stay',
    times: (checkIn: string, checkOut: string) => `Keys from ${checkIn}, departure by ${checkOut}`,
    party: 'Guests',
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
    cancelLeast: (amount: string) => `Because you’ve changed your dates, we keep at least ${amount}.`,
    noWithdrawal: 'There’s no 14-day right of withdrawal for a stay on fixed dates.',
    button: 'Open my booking',
    terms: 'You’ll find the booking conditions that apply to your booking at the end of this email. Please keep it.',
    next: 'What happens next: please pay by the dates above. Shortly before you arrive, we’ll tell you where to collect the key. You can order linen or a cot on your booking page.',
  },
  deferred: {
    thanks: 'Thank you for your booking.',
    heading: 'We’ve got your booking and will confirm it soon',
    text: 'Bookings for these dates need to be confirmed by our team. We’ll hold the dates for you, and there’s nothing to pay until we’ve confirmed.',
    by: (day: string) => `You’ll hear from us by ${day}.`,
    cancelling: 'Cancelling is free until we’ve confirmed. Payment and cancellation terms start with our confirmation.',
  },
  /** For an unconfirmed mail address. */
  address: {
    heading: 'Please confirm your booking',
    moment: (day: string, hour: string) => `${hour} on ${day}`,
    text: (until: string) =>
      `We’re holding the house for you. Please use the button below to confirm that this is your email address; until ${until}, nobody else can book these dates. After that, they’ll be available again.`,
    button: 'Confirm and open my booking',
  },
  released: {
    subject: (what: string) => `Your booking wasn’t confirmed: ${what}`,
    heading: 'The house is available again',
    text: 'The email address for this booking wasn’t confirmed in time, so we’ve released the dates. You don’t owe us anything.',
    closing:
      'If you’d still like the house, simply book it again and confirm using the link in the email. If this wasn’t you, you can ignore this email.',
  },
  reminder: {
    subject: (what: string) => `Payment reminder: ${what}`,
    heading: 'Payment reminder',
    text: (amount: string, day: string) => `Please pay ${amount} by ${day} for your booking.`,
    button: 'Pay now',
    already: 'If you’ve already paid, please ignore this reminder.',
  },
  cancelled: {
    subject: (what: string) => `Your booking is cancelled: ${what}`,
    heading: 'Your booking is cancelled',
    kept: 'We keep',
    back: 'We’ll refund',
    toCard: (amount: string, days: string) =>
      `${amount} goes back to the card you paid with, within ${days} working days.`,
    toAccount: (amount: string, days: string) =>
      `We’ll ask you for the account and transfer ${amount} back within ${days} working days.`,
    owed: 'Still to pay',
    text: 'We’re sorry you can’t make it. The dates are available to others again.',
    byAgency: 'We’re very sorry, but we have to cancel your booking.',
  },
  changed: {
    subject: (what: string) => `Your booking has changed: ${what}`,
    heading: 'Your booking has been updated',
    text: 'This is what your booking looks like now.',
    before: 'Before the change',
    back: 'We’ll refund',
  },
  /** Sent when staff have marked the house as clean and heated. */
  ready: {
    subject: (what: string) => `Your house is ready: ${what}`,
    heading: 'Your house is ready',
    text: 'It’s been cleaned and you can collect the key whenever you like. Your booking page tells you where the key is, how to get there and when the office is open.',
    closing: 'Have a safe journey!',
  },
  /** To the agency's staff, about payments that need a decision. */
  alerts: {
    subject: (count: number) =>
      count === 1 ? 'One payment needs your attention' : `${count} payments need your attention`,
    text: 'Last night we compared our books with those of the payment provider. Nothing is corrected automatically: please look at each of these.',
    kinds: {
      difference: {
        title: 'Our books and the provider’s differ',
        todo: 'Find this payment on the provider’s pages. If money moved there, enter it with “marram booking received” or “refunded”; if it moved only in our books, ask whoever runs the system.',
      },
      dispute: {
        title: 'A guest disputes a payment with their bank',
        todo: 'Answer on the provider’s pages, where the deadline is shown, with the rental agreement and your correspondence. If nobody answers, the money is lost.',
      },
      'refund-failed': {
        title: 'A refund to a card has failed',
        todo: 'Ask the guest for an account, transfer the money, and enter it with “marram booking refunded”.',
      },
      released: {
        title: 'A card payment wasn’t taken',
        todo: 'Nothing was charged, and the guest sees on the booking page what is due. Get in touch with them if the amount is still open in a few days.',
      },
      overpaid: {
        title: 'More has been paid than the booking costs',
        todo: 'Check what was paid on the booking. Send a card payment back with “marram booking refund”; otherwise transfer the money and enter it with “marram booking refunded”.',
      },
      'other-amount': {
        title: 'The provider reports a different amount from the one we asked for',
        todo: 'Compare the payment on the provider’s pages with the booking, and refund it there if it doesn’t belong to us. We haven’t counted it.',
      },
    },
    look: (command: string) => `To look it up: ${command}`,
    done: (command: string) => `Once it’s settled: ${command}`,
    once: 'You’ll get this message once. Everything that’s still open is listed by “marram booking alerts”.',
  },
  /** Text messages: short, and with a link to unsubscribe. */
  sms: {
    ready: (house: string, link: string) =>
      `{agency}: ${house} is ready for you. Where to collect the key, and how to stop texts: ${link}`,
  },
  lines: {
    rent: (nights: string) => (nights === '1' ? 'Rent for one night' : `Rent for ${nights} nights`),
    discount: (percent: string) => `Discount of ${percent}%`,
    fee: 'Booking fee',
    rebookingFee: 'Fee for changing dates',
    total: 'Total price',
  },
  persons: {
    adults: (count: string) => `Adults: ${count}`,
    children: (count: string) => `Children: ${count}`,
    infants: (count: string) => `Babies: ${count}`,
    pets: (count: string) => `Pets: ${count}`,
  },
}
