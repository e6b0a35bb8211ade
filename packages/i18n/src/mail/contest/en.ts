/** What senders of contest pictures hear from us. The decision about a picture states its reason (DSA, article 17). */
export const contest = {
  received: {
    subject: (title: string) => `We have your picture “${title}”`,
    heading: (name: string) => `Thank you, ${name}`,
    text: (title: string) => `Your picture “${title}” has arrived and takes part in our photo contest.`,
    next: 'We look at every picture before we show it, usually within a few days, and write to you then.',
    notYou:
      'You did not send us a picture? Then somebody gave your address by mistake. Reply to this mail and we will delete the picture and the address.',
  },
  approved: {
    subject: (title: string) => `“${title}” is now in the photo contest`,
    heading: (name: string) => `Your picture is online, ${name}`,
    text: (title: string) => `“${title}” can now be seen on our website. Your name and address are not shown.`,
    button: 'See the contest',
    withdraw: 'If you would rather withdraw your picture, a reply to this mail is enough.',
  },
  rejected: {
    subject: (title: string) => `Your picture “${title}”`,
    heading: (name: string) => `Dear ${name}`,
    text: (title: string) => `Thank you for “${title}”. Unfortunately we cannot include it in the contest.`,
    reasons: {
      'not-own': 'Reason: we are not sure that you took the picture yourself or hold the rights to it.',
      people: 'Reason: it shows people who can be recognised, and we do not know whether they agree to be shown.',
      unsuitable: 'Reason: it does not fit the theme or breaks the conditions of the contest.',
      quality: 'Reason: it is too blurred, too dark or too small to be shown large.',
    },
    again:
      'If you think we are mistaken, reply to this mail and somebody else will look at the picture again. We have deleted our copy, so please attach it.',
  },
  winner: {
    subject: (year: number) => `You have won: photo contest ${year}`,
    heading: (name: string) => `Congratulations, ${name}!`,
    text: (title: string, place: number, year: number) =>
      `Your picture “${title}” has won ${place === 1 ? 'first' : place === 2 ? 'second' : 'third'} prize in our ${year} photo contest.`,
    next: 'Please reply to this mail so that we can arrange how you receive your prize.',
    button: 'See the winners',
  },
}
