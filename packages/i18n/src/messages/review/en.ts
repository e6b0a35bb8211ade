/** The page linked in the mail after a stay. */
export const review = {
  title: 'How was your stay?',
  description: 'Review the house you stayed in.',
  stay: (house: string, dates: string) => `House ${house}, ${dates}.`,
  intro: 'Help other guests choose: tell them what was good and what wasn’t. You can only send your review once.',
  fields: { rating: 'Your rating', text: 'Your review', name: 'Name to display', place: 'Where you’re from' },
  aspects: { house: 'House', cleanliness: 'Cleanliness', location: 'Location', value: 'Value' },
  aspectsLegend: 'Ratings in detail (optional)',
  noAspect: 'No rating',
  hints: {
    text: 'At least 20 characters. Please don’t include other people’s names or phone numbers.',
    name: 'A first name is enough.',
    place: 'A town or a region.',
  },
  stars: { 5: 'Excellent', 4: 'Good', 3: 'Average', 2: 'Below average', 1: 'Poor' },
  errors: {
    summary: 'Something’s missing. Please check the highlighted fields.',
    failed: 'We couldn’t send your review just now. Please try again in a moment; your text is still here.',
    rating: 'Please choose one to five stars.',
    aspects: 'Please choose one to five stars for each, or no rating.',
    text: 'Please write at least 20 and at most 5,000 characters.',
    name: 'Please give a name of at most 60 characters.',
    place: 'Please give a place of at most 60 characters.',
  },
  consent:
    'We read every review before it appears on the house’s page, with the name and place you give here and the month of your stay. We may reply to it.',
  submit: 'Send review',
  checks: 'How we check reviews',
  home: 'Go to the home page',
  done: {
    title: 'Thank you for your review',
    text: 'We’ll read it in the next few days, then it’ll appear on the house’s page.',
  },
  photos: {
    title: 'Add photos',
    intro: (left: string) =>
      `You can add up to ${left} photos now, one at a time. We look at each one before it appears with your review.`,
    alt: 'What’s in the photo?',
    altHint: 'One sentence for guests who can’t see it, such as “View of the dunes from the terrace”.',
    altProblem: 'Please describe the photo in 3 to 150 characters.',
    consent:
      'I took the photo myself and agree that it appears on the house’s page. I can remove it here for as long as this link works, or by writing to you.',
    submit: 'Send photo',
    check: 'The photo hasn’t been sent yet. Please check the highlighted fields.',
    full: 'You’ve sent four photos, which is as many as a review can have. Thank you!',
    states: { waiting: 'we’ll look at it soon', public: 'on the house’s page', refused: 'not published' },
    remove: 'Remove',
    removeOf: (alt: string) => `Remove the photo “${alt}”`,
  },
  mails: {
    title: 'Review requests',
    intro:
      'After each stay, we email you once to ask for a review. Press the button if you’d rather we didn’t. You’ll still get emails about your bookings.',
    submit: 'Stop review requests',
    done: {
      title: 'We won’t ask you again',
      text: 'We won’t send any more review requests to this address. If you change your mind, you can turn them back on in your account under “Edit profile”.',
    },
    failed: {
      link: 'This link is incomplete or isn’t one of ours. Open it again from the email, or simply reply to the email.',
      later: 'That didn’t work just now. Please press the button again in a minute.',
    },
  },
  over: {
    title: 'This link no longer works',
    text: 'It’s already been used, has expired, or was cut short by your email program. Each link works once, for one stay. If you haven’t written a review yet, get in touch and we’ll help.',
  },
}

export type ReviewMessages = typeof review
