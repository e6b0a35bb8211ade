/** The page on which guests change dates, party and extras of a booking. */
export const rebooking = {
  title: 'Change your booking',
  description: 'Change the dates, guests and extras of a booking.',
  lead: {
    free: (day: string, amount: string, last: string) =>
      `You can change the dates at no charge until ${day}, and for ${amount} until ${last}.`,
    fee: (amount: string, day: string) => `You can change the dates for ${amount} until ${day}.`,
    late: (day: string) =>
      `You could change the dates here until ${day}. Give us a ring if they don’t suit you any more.`,
    others: 'Other guests or extras never cost a fee. Nothing changes until you confirm at the bottom of the page.',
  },
  closed: {
    'cannot-change': 'This booking can no longer be changed here. Please give us a ring.',
    'address-unconfirmed':
      'Please confirm your email address first: use the button in the email we sent you when you booked.',
    'payment-pending':
      'A card payment for this booking is being processed. Please wait a few minutes and reload the page.',
    'refund-pending':
      'A refund is on its way to your card. As soon as it has been sent, you can change your booking here.',
    disputed: 'Your bank is looking into a payment for this booking. Please give us a ring if you’d like to change it.',
    overdue: 'A payment is overdue. Once it has been paid, you can change your booking here.',
  },
  stays: {
    title: 'Other dates in this house',
    note: (amount: string) => `The difference includes the fee of ${amount}.`,
    now: 'Your current dates',
    days: (nights: string, from: string, until: string) => `${nights}, ${from} to ${until}`,
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    same: 'same price',
    earlier: 'Earlier dates',
    later: 'Later dates',
    none: 'The house has no other dates available for this number of nights. Try a different number of nights.',
  },
  other: {
    title: 'Different arrival or number of nights',
    arrival: 'Arrival',
    nights: 'Nights',
  },
  guests: 'Guests and extras',
  extras: 'Extras',
  quantity: (name: string) => `Quantity: ${name}`,
  kept: 'can’t be cancelled',
  look: 'Work out the price',
  hint: 'Choose other dates, or change guests or extras. You’ll see the new price here before you agree to anything.',
  compare: {
    title: 'Before and after',
    before: 'Now',
    after: 'New',
    oldPrice: 'old price',
    newPrice: 'new price',
    rent: (nights: string) => `Rent, ${nights}`,
    items: 'Cleaning and extras',
    bookingFee: 'Booking fee',
    fee: 'Fee for changing dates',
    unchanged: 'unchanged',
    more: 'You pay more',
    less: 'You save',
    same: 'Same price',
  },
  pay: {
    title: 'What’s due when',
    paid: 'Already paid',
    counted: 'Counted in full.',
    today: 'Today',
    nothing: 'Nothing to pay',
    by: (day: string) => `By ${day}`,
    amount: (amount: string) => `${amount} to pay`,
    within: (days: string) => `Within ${days} working days`,
    back: (amount: string) => `You get back ${amount}`,
    toCard: (amount: string) => `${amount} to the card you paid with.`,
    toAccount: (amount: string) => `${amount} by bank transfer; we’ll ask you for the account.`,
    after: 'After your stay',
    metered: 'Metered electricity and water',
    expected: (amount: string) => `About ${amount}.`,
  },
  terms: {
    title: 'If you have to cancel later',
    lead: 'The cancellation terms then follow your new arrival date.',
    all: 'We then keep the whole rent and the mandatory costs.',
    least: (amount: string) =>
      `Whenever you cancel, we keep at least ${amount}: what we’d keep today, and the fee for changing dates.`,
  },
  agree: {
    dates: (days: string, amount: string) => `I change my booking to ${days} for ${amount}, plus consumption.`,
    same: (days: string, amount: string) =>
      `I change my booking for ${days}. The new price is ${amount}, plus consumption.`,
    more: 'Change with obligation to pay',
    less: 'Confirm the change',
    sending: 'Changing …',
    today: (amount: string) => `${amount} due now`,
    nothingToday: 'nothing due today',
  },
  refused: {
    'terms-changed':
      'The price or the terms have changed in the meantime, so nothing has been changed. Please check them again.',
    'not-available': 'These dates have just been taken, and your booking is unchanged. Please choose others.',
    'too-late-to-move': 'It’s too late to change the dates here. Give us a ring and we’ll see what we can do.',
    'other-year': 'The new arrival has to be in the same calendar year.',
    'too-cheap':
      'This stay costs less than we’d keep if you cancelled today, so you can’t change to it here. Please choose other dates.',
    'needs-approval':
      'Bookings for these dates need to be confirmed by our team. Please choose others or give us a ring.',
    'too-late': 'It’s too late to book this arrival. Please choose a later one.',
    'not-an-arrival-day': 'You can’t arrive at this house on that day. Please choose another one.',
    'duration-not-offered': 'This number of nights isn’t available on these dates. Please choose another one.',
    'no-price': 'The house isn’t let on these dates. Please choose others.',
    'cannot-add': 'Cancellation cover can only be added until the balance is due.',
    'cannot-return': 'Cancellation cover can’t be cancelled.',
    agree: 'Please tick that you agree to the change. Nothing has been changed yet.',
  },
}

export type RebookingMessages = typeof rebooking
