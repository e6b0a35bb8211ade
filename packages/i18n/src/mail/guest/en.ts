/** What guests get because they asked for it, or because they stayed with us. */
export const guest = {
  favorites: {
    subject: (count: number) => (count === 1 ? 'Your favourite house' : `Your ${count} favourite houses`),
    heading: 'Your favourites at Marram',
    text: 'You asked us to send you your list. The link opens it with today’s prices, and you can pass it on to whomever you travel with.',
    button: 'Open the list',
    more: (count: number) => `… and ${count} more on the list itself.`,
    why: 'This mail goes only to the address of your account. Nobody else has received it.',
  },
  ownerTax: {
    subject: (year: number) => `Your tax on letting in ${year}`,
    heading: (year: number) => `Letting your holiday home in ${year}`,
    text: 'You asked us to send you this calculation. It shows both methods that Danish tax law offers to owners who let through an agency; you choose one of them each year.',
    rent: 'Rent, energy included',
    nights: (nights: number, days: number) => `${nights} of ${days} nights let`,
    flat: 'With the flat allowance',
    accounts: 'With your actual costs',
    allowance: 'Tax-free allowance',
    deduction: '40% of the rest for costs',
    directCosts: 'Costs of the letting',
    shared: 'Share of furniture and property tax',
    taxable: 'Taxable income from capital',
    tax: 'Tax on it',
    propertyValueTax: 'Property value tax',
    left: 'Left for you',
    better: {
      flat: (amount: string) => `The flat allowance leaves you ${amount} more.`,
      accounts: (amount: string) => `Your actual costs leave you ${amount} more.`,
      equal: () => 'Both methods leave you the same.',
    },
    note: 'This is a calculation from your own figures and no tax advice. The tax authority (skat.dk) or your accountant can tell you what applies to your house.',
    why: 'We’ve sent this e-mail to the address of your account only.',
  },
  review: {
    subject: (house: string) => `How was your stay in house ${house}?`,
    heading: (firstName: string) => `Welcome home, ${firstName}`,
    text: (house: string, dates: string) =>
      `You stayed in house ${house} (${dates}). Tell other guests how it was, the good and the not so good. It takes two minutes.`,
    check:
      'Only guests who have stayed can write a review, through a personal link like this one. We read each before it is shown, leave opinion and rating as they are, and publish criticism just as we publish praise.',
    button: 'Write a review',
    stop: 'Such a mail comes once after each stay. If you want none, the link at the end of this mail is enough.',
    stopLink: 'No more mails that ask for reviews',
    once: (until: string) => `The link is yours alone, works once and ends on ${until}.`,
  },
}
