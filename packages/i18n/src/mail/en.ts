/** The texts of our mails. Apart from the messages of the pages, because no browser needs them. */
export const en = {
  form: {
    subject: (title: string) => `From the website: ${title}`,
    intro: (title: string) => `Somebody has filled in the form “${title}” on the website.`,
    reply: (address: string) => `Simply reply to this mail; your answer goes to ${address}.`,
    noReply: 'No e-mail address was left, so a reply to this mail reaches nobody.',
    page: 'Page',
  },
  newsletter: {
    confirm: {
      subject: 'Please confirm: the Marram newsletter',
      heading: 'One click is missing',
      text: 'You, or somebody who knows your address, asked for our newsletter in English. Please confirm that you want it. Until then we send you nothing.',
      button: 'Yes, send me the newsletter',
      ignore: 'It was not you? Then do nothing: the link ends after seven days, and we delete your address.',
    },
    welcome: {
      subject: 'Welcome: you now get the Marram newsletter',
      heading: 'Good to have you with us',
      text: 'Now and then we will write to you about free weeks, new houses and the coast behind the dunes.',
    },
    already: {
      subject: 'You already get the Marram newsletter',
      heading: 'All is well already',
      text: 'Somebody asked for our newsletter with your address. You are on the list, so there is nothing to do.',
    },
    unsubscribe: 'Unsubscribe',
  },
  footer: 'Marram, holiday homes on the Danish North Sea since 1966',
}

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widened<T[K]> }
export type MailMessages = Widened<typeof en>
