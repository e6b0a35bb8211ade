/** Confirmation, reminder and cancellation. Days and amounts come in already written out. */
export const booking = {
  confirmation: {
    subject: (what: string) => `Your booking: ${what}`,
    heading: 'The house is yours',
    greeting: (name: string) => `Dear ${name}, thank you for booking with us. Here is everything we agreed on.`,
    house: 'House',
    stay: 'Your stay',
    times: (checkIn: string, checkOut: string) => `Keys from ${checkIn}, departure by ${checkOut}`,
    party: 'Who is coming',
    reservation: 'Reservation number',
    price: 'Price',
    payments: 'Payments',
    payment: (amount: string, day: string) => `${amount} by ${day}`,
    metered: 'Electricity, water and heating are read off the meters and paid after your stay.',
    cancelling: 'If you have to cancel',
    cancelStep: (day: string, percent: string) =>
      `Until ${day} we keep ${percent} per cent of rent and mandatory items`,
    cancelLast: 'After that we keep all of it. Extras are always paid back, the booking fee is not.',
    noWithdrawal: 'For a stay on fixed dates there is no fourteen-day right of withdrawal.',
    button: 'Open my booking',
    next: 'What happens next: you pay by the dates above, and shortly before arrival we tell you where to find the key. You can order linen or a cot at any time on the page of your booking.',
  },
  deferred: {
    heading: 'We have your booking and will confirm it',
    text: 'For these dates we confirm by hand. The nights are kept for you; until we have confirmed you need not pay anything.',
    by: (day: string) => `You will hear from us by ${day}.`,
  },
  /** While nobody has shown to read mails at the address. */
  address: {
    heading: 'Please confirm your booking',
    moment: (day: string, hour: string) => `${hour} on ${day}`,
    text: (until: string) =>
      `The house is kept for you. Please confirm by the button below that this is your e-mail address; until ${until} nobody else can have the nights. After that they are free again.`,
    button: 'Confirm and open my booking',
  },
  released: {
    subject: (what: string) => `Your booking was not confirmed: ${what}`,
    heading: 'The house is free again',
    text: 'Nobody has confirmed the e-mail address of this booking in time, so we have released the nights. You owe nothing.',
    closing:
      'If you still want the house, simply book it again and confirm by the link in the mail. It was not you? Then there is nothing to do.',
  },
  reminder: {
    subject: (what: string) => `A payment is due soon: ${what}`,
    heading: 'A payment is due soon',
    text: (amount: string, day: string) => `Please pay ${amount} by ${day} for your booking.`,
    already: 'Already paid? Then our letters have crossed, and there is nothing to do.',
  },
  cancelled: {
    subject: (what: string) => `Your booking is cancelled: ${what}`,
    heading: 'Your booking is cancelled',
    kept: 'We keep',
    back: 'We pay back',
    owed: 'Still to be paid',
    text: 'We are sorry that you cannot come. The nights are free for others again.',
  },
  changed: {
    subject: (what: string) => `Your booking has changed: ${what}`,
    heading: 'We have noted your change',
    text: 'This is your booking as it stands now.',
  },
  /** Text messages: short, and with the way to have no more of them. */
  sms: {
    ready: (house: string, link: string) =>
      `Marram: ${house} is ready, you may come. Where the key is, and no more messages: ${link}`,
  },
  lines: {
    rent: (nights: string) => (nights === '1' ? 'Rent for one night' : `Rent for ${nights} nights`),
    discount: (percent: string) => `Discount of ${percent} per cent`,
    fee: 'Booking fee',
    total: 'Total price',
  },
  persons: {
    adults: (count: string) => `Adults: ${count}`,
    children: (count: string) => `Children: ${count}`,
    infants: (count: string) => `Infants: ${count}`,
    pets: (count: string) => `Pets: ${count}`,
  },
}
