/** Letters that staff start from, without the salutation. `[…]` marks what they fill in. */
export const staffLetter = {
  button: 'Open my booking',
  templates: {
    answer: {
      subject: (house: string) => `Your booking of ${house}`,
      text: () => 'Thank you for your message.\n\n[…]',
    },
    'other-dates': {
      subject: (house: string) => `Other dates for ${house}`,
      text: (days: string) =>
        `You’ve booked ${days}. We’ve looked into other dates for you: […]\n\nWould that suit you? Just reply and we’ll change your booking and send you a new confirmation.`,
    },
    payment: {
      subject: (house: string) => `Your payment for ${house}`,
      text: (days: string, _day: string, owed: string) =>
        `For your stay on ${days}, ${owed} are still open. We haven’t found a payment from you yet.\n\nYou’ll find the bank details and due dates on the page of your booking. If you’ve paid in the meantime, please let us know the date of your transfer.`,
    },
    call: {
      subject: (house: string) => `We couldn’t reach you: ${house}`,
      text: (days: string) =>
        `We’ve tried to call you about your stay on ${days}. It’s about […]\n\nPlease call us on {phone}, or simply reply with a number and a time that suits you.`,
    },
    arrival: {
      subject: (house: string) => `Your arrival at ${house}`,
      text: (_days: string, day: string) =>
        `We’re looking forward to your arrival on ${day}. Please note:\n\n[…]\n\nWhere to pick up the key and how to get there is on the page of your booking.`,
    },
    apology: {
      subject: (house: string) => `Our apologies: ${house}`,
      text: () =>
        'We’re sorry that not everything was as it should be: […]\n\nThis is what we’ve done about it: […]\n\nThank you for telling us right away.',
    },
  },
}
