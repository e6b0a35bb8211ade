import { payment } from '../messages/payment/en.ts'
import { booking } from './booking/en.ts'
import { contest } from './contest/en.ts'
import { guest } from './guest/en.ts'
import { question } from './question/en.ts'
import { staffLetter } from './staff-letter/en.ts'

/** The texts of mails. Separate from the messages of pages, because no browser needs them. */
export const en = {
  /** Salutation and signature of every letter to a guest or an owner. */
  courtesy: {
    dear: (name: string) => `Dear ${name},`,
    hello: 'Hello,',
    signature: 'Kind regards,\nThe {agency} team\n{phone}',
  },
  form: {
    subject: (title: string) => `From the website: ${title}`,
    intro: (title: string) => `Someone has filled in the form “${title}” on the website.`,
    reply: (address: string) => `Just reply to this email; your answer will go to ${address}.`,
    noReply: 'No email address was left, so a reply to this email won’t reach anyone.',
    page: 'Page',
  },
  comment: {
    subject: 'Your comment has been published',
    heading: 'Your comment has been published',
    text: 'Thank you for writing. We’ve read your comment, and now everyone else can too.',
    button: 'See the comment',
    mistake:
      'If you didn’t write it, someone else has used your address. Just reply to this email and we’ll take the comment down.',
    stop: 'No emails about my comments',
  },
  booking,
  contest,
  transfer: payment.transfer,
  guest,
  question,
  staffLetter,
  newsletter: {
    confirm: {
      subject: 'Please confirm your newsletter subscription',
      heading: 'Please confirm your subscription',
      text: 'You, or someone who knows your address, signed up for our newsletter in English. Please confirm that you’d like it. Until then, we won’t send you anything.',
      button: 'Yes, send me the newsletter',
      ignore:
        'If this wasn’t you, you can ignore this email. The link expires after seven days and we’ll delete your address.',
    },
    welcome: {
      subject: 'Welcome to the {agency} newsletter',
      heading: 'Good to have you with us',
      text: 'Now and then, we’ll write to you about available weeks, new houses and news from the coast.',
    },
    already: {
      subject: 'You already get the {agency} newsletter',
      heading: 'You’re already on the list',
      text: 'Someone signed up for our newsletter with your address. You’re already on the list, so there’s nothing to do.',
    },
    unsubscribe: 'Unsubscribe',
  },
  account: {
    reset: {
      subject: 'Choose a new {agency} password',
      heading: 'A new password',
      text: 'You, or someone who knows your address, asked for a new password. You can choose one with this link within the next hour. It works once.',
      button: 'Choose a new password',
      ignore: 'If this wasn’t you, you can ignore this email. Your password stays the same.',
    },
    registration: {
      subject: 'Please confirm your {agency} account',
      heading: 'Please confirm your account',
      text: 'You, or someone who knows your address, would like to open an account with us. Confirm your address and choose a password, and you’re all set. The link works for 24 hours.',
      button: 'Confirm and choose a password',
      ignore:
        'If this wasn’t you, you can ignore this email. Without your confirmation, we won’t create an account and we’ll delete your address.',
    },
    known: {
      subject: 'You already have an account with {agency}',
      heading: 'You already have an account',
      text: 'Someone tried to open an account with your address. You already have one: simply log in. If you’ve forgotten your password, choose a new one on the login page.',
      ignore: 'If this wasn’t you, you can ignore this email. Nothing’s been changed.',
    },
    emailLink: {
      subject: 'Please confirm your new email address',
      heading: 'Your new address',
      text: 'You’d like to use this address for your {agency} account. Press the button and log in as usual to change it. The link works once and expires after 24 hours. Your favourites and bookings stay as they are.',
      button: 'Confirm the new address',
      ignore: 'If this wasn’t you, you can ignore this email. Without your confirmation, nothing changes.',
    },
    emailTaken: {
      subject: 'Your address already belongs to a {agency} account',
      heading: 'This address is already in use',
      text: 'Someone wanted to use this address for another account with us. It already belongs to yours, so nothing’s been changed. If both accounts are yours, get in touch and we’ll help.',
      ignore: 'If this wasn’t you, you can ignore this email.',
    },
    emailChanged: {
      subject: 'Your account’s email address has been changed',
      heading: 'Your account has a new address',
      text: 'The email address for your {agency} account has just been changed. From now on, log in with the new one; that’s where we’ll send our emails. All other devices have been logged out.',
      warning: 'If this wasn’t you, please contact us straight away so we can restore your account.',
    },
    guessing: {
      subject: 'Someone is trying to guess your password',
      heading: 'Too many wrong passwords',
      text: 'In the past hour, someone has tried many wrong passwords for your account. None of them was right. Until they stop, we won’t accept any password from devices you haven’t used before. If you want to log in from a new device, choose a new password using “Forgotten your password?” on the login page; that works at any time.',
      ignore: 'If this was you, choose a new password in the same way. Otherwise, there’s nothing you need to do.',
    },
    factorChanged: {
      subject: 'The second factor of your account has changed',
      heading: 'Your second factor has changed',
      text: 'A second factor of your {agency} staff account has just been added or removed, or a recovery code was used or replaced.',
      warning: 'If this wasn’t you, contact your administrator and change your password straight away.',
    },
    factorGuessing: {
      subject: 'Someone may know your password',
      heading: 'Too many wrong codes',
      text: 'In the past hour, someone has logged in with your correct password and then entered many wrong codes. We won’t accept any codes for an hour; passkeys keep working.',
      warning: 'If this wasn’t you, change your password straight away and tell your administrator.',
    },
    passwordChanged: {
      subject: 'Your {agency} password has been changed',
      heading: 'Your password has been changed',
      text: 'The password for your account has just been changed. All other devices have been logged out.',
      warning: 'If this wasn’t you, choose a new password on the login page straight away and contact us.',
    },
  },
  /** To the agency's staff. */
  backupFailed: {
    subject: 'Last night’s backup failed',
    text: 'The daily backup of the database could not be made. Earlier backups are still there, and the site is running as usual. The program will try again by itself.',
    reason: 'Reason',
    todo: 'Please pass this on to whoever runs the system. You’ll get this message once a day until a backup works again.',
  },
  /** The legal sender of every mail. */
  sender: {
    name: '{agency}',
    registered: (cvr: string) => `Danish company number (CVR) ${cvr}`,
  },
  footer: '{agency}, holiday homes {region}',
}

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widened<T[K]> }
export type MailMessages = Widened<typeof en>
