/** Mails to senders of contest pictures. A decision about a picture states its reason (DSA, article 17). */
export const contest = {
  received: {
    subject: 'We’ve got your picture',
    heading: 'Thank you for your picture',
    text: 'Your picture has arrived and is entered in our photo contest.',
    next: 'We look at every picture before we show it, usually within a few days, and will write to you then.',
    notYou:
      'If you didn’t send us a picture, someone gave your address by mistake. Reply to this email and we’ll delete the picture and the address.',
  },
  approved: {
    subject: (title: string) => `“${title}” is now in the photo contest`,
    heading: (name: string) => `Your picture is online, ${name}`,
    text: (title: string) => `“${title}” can now be seen on our website. We don’t show your name or address.`,
    button: 'See the contest',
    withdraw: 'If you’d rather withdraw your picture, just reply to this email.',
  },
  rejected: {
    subject: (title: string) => `Your picture “${title}”`,
    text: (title: string) => `Thank you for “${title}”. Unfortunately, we can’t include it in the contest.`,
    reasons: {
      'not-own': 'Reason: we aren’t sure that you took the picture yourself or hold the rights to it.',
      people: 'Reason: it shows people who can be recognised, and we don’t know whether they’ve agreed to be shown.',
      unsuitable: 'Reason: it doesn’t fit the theme or doesn’t meet the contest rules.',
      quality: 'Reason: it’s too blurred, too dark or too small to be shown large.',
    },
    again:
      'If you think we’ve got it wrong, reply to this email and someone else will look at the picture again. We’ve deleted our copy, so please attach it.',
  },
  winner: {
    subject: (year: number) => `You’ve won: ${year} photo contest`,
    heading: (name: string) => `Congratulations, ${name}!`,
    text: (title: string, place: number, year: number) =>
      `Your picture “${title}” has won ${place === 1 ? 'first' : place === 2 ? 'second' : 'third'} prize in our ${year} photo contest.`,
    next: 'Please reply to this email so we can arrange your prize.',
    button: 'See the winners',
  },
}
