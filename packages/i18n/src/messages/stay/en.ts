import { plural } from '../../plural.ts'
import { reviews } from './reviews-en.ts'

const nights = (count: number): string => plural('en', count, { one: '# night', other: '# nights' })
const persons = (count: number): string => plural('en', count, { one: '# guest', other: '# guests' })

/** The time between the requested arrival and another one; earlier is negative. */
function apart(days: number): string {
  const count = Math.abs(days)
  const isWeeks = count % 7 === 0
  const text = isWeeks
    ? plural('en', count / 7, { one: 'a week', other: '# weeks' })
    : plural('en', count, { one: 'a day', other: '# days' })
  return `${text} ${days < 0 ? 'earlier' : 'later'}`
}

export const stay = {
  title: 'Prices and availability',
  nights,
  calendar: {
    durations: 'How many nights?',
    from: (amount: string) => `from ${amount}`,
    otherDuration: 'Another number of nights',
    earlier: 'Earlier month',
    later: 'Later month',
    month: 'Go to month',
    monthFrom: (month: string, amount: string) => `${month}, from ${amount}`,
    monthFull: (month: string) => `${month}, nothing available`,
    keys: 'Use the arrow keys to move between days, Page Up and Page Down between months. Press Enter to choose your arrival day.',
    departure: 'check-out',
    nightsShort: (nights: number) => `${nights} n`,
    deal: 'offer',
    prices: (party: string) => `Prices in euros for the whole stay for ${party}, including all mandatory costs.`,
    arrivalOnly: (month: string, weekday: string) => `In ${month}, you can only arrive on a ${weekday}.`,
    announce: (range: string, nights: string, party: string, amount: string) =>
      `Chosen: ${range}, ${nights}, ${party}. ${amount} including all mandatory costs.`,
  },
  legend: {
    arrival: (nights: string) => `Arrival possible, price for ${nights}`,
    other: 'Arrival for the number of nights shown',
    stay: 'Your stay',
    wish: 'Your dates, not available',
    free: 'Available, no arrivals',
    taken: 'Booked or not available',
  },
  day: {
    arrival: (nights: string, amount: string) => `arrival possible, ${nights} ${amount}`,
    reduced: (amount: string) => `reduced, otherwise ${amount}`,
    other: (list: string) => `arrival possible for ${list} nights`,
    chosen: 'your arrival',
    inside: 'part of your stay',
    leaving: 'your departure',
    wish: 'the day you asked for',
    taken: 'booked',
    'departure-only': 'departure only',
    'no-arrival': 'available, but no arrivals',
    past: 'can no longer be booked',
    closed: 'no price yet',
  },
  list: {
    title: 'Next available stays as a list',
    intro: (nights: string, party: string) => `For ${nights}, ${party}. Each link takes you to the booking.`,
    offer: (range: string, amount: string) => `${range}, ${amount}`,
  },
  quote: {
    label: 'Price and booking',
    included: 'incl. all mandatory costs',
    arrival: 'Arrival',
    departure: 'Departure',
    fromHour: (hour: string) => `from ${hour}`,
    untilHour: (hour: string) => `by ${hour}`,
    untilEither: (own: string, ours: string) => `by ${own}, or ${ours} if we’re doing the cleaning`,
    change: 'Change dates',
    rent: (nights: string) => `Rent, ${nights}`,
    discount: (percent: string) => `Discount ${percent}%`,
    fee: 'Booking fee',
    units: (units: string, amount: string) => `${units} × ${amount}`,
    total: 'Total price',
    was: 'Before',
    wasNote: 'Crossed out: the lowest price for this exact stay in the 30 days before the reduction.',
    metered: (names: string) => `plus metered ${names}`,
    about: (amount: string) => `approx. ${amount}`,
    byMeter: 'metered',
    meteredNames: { electricity: 'electricity', water: 'water', other: 'usage' },
    ownCleaning: (amount: string) => `Clean the house yourself, or we’ll do it for ${amount}.`,
    book: 'Book this house',
    bookShort: 'Book',
    safe: 'No payment yet. You’ll see everything again before you commit.',
    instalments: (first: string, rest: string, day: string, percent: string) =>
      `You’ll pay ${percent}% plus the booking fee (${first}) after booking, and ${rest} by ${day}.`,
    atOnce: (amount: string, days: string) =>
      `As you arrive in less than ${days} days, the full ${amount} is due after booking.`,
    chooseDates: 'Choose dates',
    questions: 'Questions about the house?',
    questionsText: 'Give us a ring, we’re happy to help.',
    ask: 'Ask about this house',
    near: 'The nearest available dates:',
    apart,
    elsewhere: (day: string) => `Other houses available from ${day}`,
    withEnergy: (amount: string) => `approx. ${amount} with energy`,
    ownHold: (range: string, left: string) =>
      `You’re booking ${range} in another tab. We’re holding the house for you for up to ${left}.`,
    minutes: (count: number) => plural('en', count, { one: '# minute', other: '# minutes' }),
    continueBooking: 'Continue booking',
    soldOut: 'Fully booked at the moment',
    soldOutText: 'There’s nothing available for now. If someone cancels, the dates will reappear here straight away.',
    paused: 'Not being let at the moment',
    pausedText: 'This house isn’t being let at the moment. We’d be happy to help you find one like it.',
    similar: 'Look for similar houses',
    refused: {
      'empty-party': 'There has to be at least one adult.',
      'too-many-persons': 'The house doesn’t sleep that many guests.',
      'too-many-pets': 'The house doesn’t allow that many pets.',
      'not-an-arrival-day': 'You can’t arrive on this day.',
      'duration-not-offered': 'That number of nights isn’t available from this day.',
      'no-price': 'There’s no price for these dates yet.',
      'too-late': 'It’s too late to book this arrival.',
      taken: 'These dates are booked.',
      'unknown-item': 'We can’t work out this price at the moment.',
      'quantity-out-of-range': 'We can’t work out this price right now.',
    },
  },
  party: {
    title: 'Guests',
    choose: 'Choose guests',
    persons,
    infants: (count: number) => plural('en', count, { one: '# baby', other: '# babies' }),
    pets: (count: number) => plural('en', count, { one: '# pet', other: '# pets' }),
    rows: {
      adults: { label: 'Adults', less: 'Remove an adult', more: 'Add an adult' },
      children: { label: 'Children', less: 'Remove a child', more: 'Add a child' },
      infants: { label: 'Babies under 3', less: 'Remove a baby', more: 'Add a baby' },
      pets: { label: 'Pets', less: 'Remove a pet', more: 'Add a pet' },
    },
    limit: (count: number) => `The house sleeps ${persons(count)}, plus one baby.`,
    petLimit: (count: number) =>
      plural('en', count, { one: 'One pet is welcome.', other: 'Up to # pets are welcome.' }),
    noPets: 'Pets can’t stay in this house.',
    full: 'That’s the maximum for this house.',
  },
  bar: {
    label: 'Price',
    details: (nights: string, dates: string) => `${nights} · ${dates}`,
    taken: (dates: string) => `${dates} booked`,
    free: (dates: string) => `Available: ${dates}`,
    take: (day: string) => `Choose ${day}`,
  },
  energy: {
    title: 'Estimated electricity and water',
    forStay: (party: string, nights: string, season: string) => `for ${party}, ${nights} in ${season}`,
    items: { electricity: 'Electricity', water: 'Water', other: 'Consumption' },
    perUnit: (amount: string, unit: string) => `${amount} per ${unit}`,
    seasons: { winter: 'winter', spring: 'spring', summer: 'summer', autumn: 'autumn' },
    months: { winter: 'Dec to Feb', spring: 'Mar to May', summer: 'Jun to Aug', autumn: 'Sep to Nov' },
    table: 'The same stay in each season',
    season: 'Season',
    cost: 'Likely cost',
    chosen: 'your stay',
    range: (low: string, high: string) => `likely between ${low} and ${high}`,
    basis: (count: number) =>
      plural('en', count, {
        one: 'Based on one previous stay in this house at this time of year.',
        other: 'Average of # previous stays in this house at this time of year.',
      }),
    modelled: (facts: string) => `We don’t have readings for this time of year yet. Estimated from ${facts}.`,
    nightsIn: (nights: string, month: string) => `${nights} in ${month}`,
    settled: 'You pay for what the meters show when you leave, at the rates on your arrival day.',
    nothing: 'Metered',
    nothingText: 'Choose dates to see what your stay is likely to use. What you use is charged at:',
  },
  year: {
    title: 'The year, week by week',
    note: (nights: string, party: string) => `Cheapest price for ${nights} and ${party}, all mandatory costs included`,
    earlier: 'Earlier weeks',
    later: 'Later weeks',
    none: (range: string) => `${range}, not available`,
    noneShort: 'booked',
    keys: 'Use the arrow keys to move between weeks. Press Enter to choose a week.',
  },
  cost: {
    title: 'Total holiday cost',
    energy: 'Electricity and water, estimated',
    linen: 'With bed linen and towels',
    note: 'An estimate. Electricity and water are metered, paid after your stay and not part of the total price.',
  },
  reviews,
}

export type StayMessages = typeof stay
