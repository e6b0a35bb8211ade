/** The page that the mail after a stay leads to. */
export const review = {
  title: 'How was your stay?',
  description: 'Review the house you stayed in.',
  stay: (house: string, dates: string) => `House ${house}, ${dates}.`,
  intro: 'Write what helps others to choose: what was good, and what was not. Your review can be sent once.',
  fields: { rating: 'Your rating', text: 'Your review', name: 'Name to be shown', place: 'Where you are from' },
  hints: {
    text: 'At least 20 characters. Please leave out names and phone numbers of others.',
    name: 'A first name is enough.',
    place: 'A town or a region.',
  },
  stars: { 5: 'Excellent', 4: 'Good', 3: 'Average', 2: 'Below average', 1: 'Poor' },
  errors: {
    summary: 'Something is missing. Please look at the marked fields.',
    failed: 'Your review could not be sent right now. Please try again in a moment; your text is still here.',
    rating: 'Please choose one to five stars.',
    text: 'Please write at least 20 and at most 5,000 characters.',
    name: 'Please give a name of at most 60 characters.',
    place: 'Please give a place of at most 60 characters.',
  },
  consent:
    'We read your review before it appears on the page of the house, with the name and place given here and the month of your stay. The agency may answer it.',
  submit: 'Send review',
  checks: 'How we check reviews',
  home: 'To the front page',
  done: {
    title: 'Thank you for your review',
    text: 'We will read it in the next few days. Then it appears on the page of the house.',
  },
  mails: {
    title: 'Mails that ask for reviews',
    intro:
      'After each stay we ask you once by mail for a review. Press the button if you want no such mails any more. Mails about your bookings still reach you.',
    submit: 'Send me no more of these',
    done: {
      title: 'We will not ask you again',
      text: 'No mail will ask this address for a review any more. If you change your mind, you can allow them again in your account under “Edit profile”.',
    },
    failed: {
      link: 'This link was cut short, or is not one of ours. Open it once more from the mail, or simply answer the mail: that is enough.',
      later: 'This does not work at the moment. Please press the button once more in a minute.',
    },
  },
  over: {
    title: 'This link does not work any more',
    text: 'It was used already, has ended, or was cut short in your mail program. Each link works once, for one stay. If you have not written a review yet, write to us and we will help.',
  },
}

export type ReviewMessages = typeof review
