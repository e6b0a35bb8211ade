import { payment } from '../messages/payment/en.ts'
import { booking } from './booking/en.ts'
import { contest } from './contest/en.ts'
import { guest } from './guest/en.ts'

/** The texts of our mails. Apart from the messages of the pages, because no browser needs them. */
export const en = {
  form: {
    subject: (title: string) => `From the website: ${title}`,
    intro: (title: string) => `Somebody has filled in the form “${title}” on the website.`,
    reply: (address: string) => `Simply reply to this mail; your answer goes to ${address}.`,
    noReply: 'No e-mail address was left, so a reply to this mail reaches nobody.',
    page: 'Page',
  },
  comment: {
    subject: 'Your comment is on the page',
    heading: 'Your comment is on the page',
    text: 'Thank you for writing. Somebody here has read your comment, and now everybody can.',
    button: 'See the comment',
    mistake:
      'You did not write a comment? Then somebody else used your address. Just reply to this mail, and we take it out.',
    stop: 'No e-mails about my comments',
  },
  booking,
  contest,
  transfer: payment.transfer,
  guest,
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
  account: {
    reset: {
      subject: 'Choose a new password for Marram',
      heading: 'A new password',
      text: 'You, or somebody who knows your address, asked for a new password. With this link you can choose one within the next hour. It works once.',
      button: 'Choose a new password',
      ignore: 'It was not you? Then do nothing: your password stays as it is.',
    },
    registration: {
      subject: 'Please confirm: your account with Marram',
      heading: 'One step is missing',
      text: 'You, or somebody who knows your address, wants to open an account with us. Confirm your address and choose a password, and the account is yours. The link works for 24 hours.',
      button: 'Confirm and choose a password',
      ignore:
        'It was not you? Then do nothing: without your confirmation there is no account, and we delete your address.',
    },
    known: {
      subject: 'You already have an account with Marram',
      heading: 'Your account is there already',
      text: 'Somebody tried to open an account with your address. You have one already: simply log in. If you no longer know your password, choose a new one on the login page.',
      ignore: 'It was not you? Then do nothing: nothing was changed.',
    },
    emailLink: {
      subject: 'Please confirm your new e-mail address',
      heading: 'Your new address',
      text: 'You want to use this address for your account with Marram. Press the button and log in as before, and it is changed. The link works once, within 24 hours. Favourites and bookings stay as they are.',
      button: 'Confirm the new address',
      ignore: 'It was not you? Then do nothing: without your confirmation nothing changes.',
    },
    emailTaken: {
      subject: 'Your address already belongs to an account with Marram',
      heading: 'This address is taken already',
      text: 'Somebody wanted to use this address for another account with us. It belongs to your account already, so nothing was changed. If both accounts are yours, write to us and we will help.',
      ignore: 'It was not you? Then there is nothing to do.',
    },
    emailChanged: {
      subject: 'The e-mail address of your account was changed',
      heading: 'Your account has a new address',
      text: 'The e-mail address of your account with Marram was changed just now. From now on you log in with the new one, and our mails go there. All other devices were logged out.',
      warning: 'It was not you? Then write to us at once, so that we can give you back your account.',
    },
    guessing: {
      subject: 'Somebody is guessing at your password',
      heading: 'Too many wrong passwords',
      text: 'Within an hour somebody has tried to log in to your account with many wrong passwords. None of them was right. Until the tries stop we look at no password from places where you have not logged in before. If you want to log in from such a place, choose a new password by “Forgotten your password?” on the login page; that works at any time.',
      ignore: 'It was you? Then choose a new password in the same way. Otherwise there is nothing to do.',
    },
    passwordChanged: {
      subject: 'Your password for Marram was changed',
      heading: 'Your password is a new one',
      text: 'The password of your account was changed just now. All other devices were logged out.',
      warning: 'It was not you? Then choose a new password on the login page at once, and write to us.',
    },
  },
  footer: 'Marram, holiday homes on the Danish North Sea since 1966',
}

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widened<T[K]> }
export type MailMessages = Widened<typeof en>
