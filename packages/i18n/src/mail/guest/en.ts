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
