import { plural } from '../../plural.ts'

export const forms = {
  optional: 'optional',
  choose: 'Please choose',
  yes: 'Yes',
  send: 'Send',
  sending: 'Sending …',
  trap: 'Please leave this field empty',
  thanksTitle: 'Thank you, your message has arrived',
  thanksText: 'We’ll get back to you as soon as we can.',
  summary: (count: number) =>
    `${plural('en', count, { one: '# field needs', other: '# fields need' })} another look. Everything you wrote is still here.`,
  problems: {
    missing: (label: string) => `Please fill in “${label}”.`,
    'choice-missing': (label: string) => `Please choose an answer for “${label}”.`,
    'consent-missing': (label: string) => `Please tick “${label}”; without it, we can’t use your message.`,
    'not-a-name': (label: string) => `Please use letters only for “${label}”, without digits, links or sentences.`,
    'not-an-email': (label: string) => `“${label}” isn’t complete. It should look like name@example.com.`,
    'not-a-phone': (label: string) => `Please enter “${label}” in digits, for example {phone}.`,
    'not-a-number': (label: string) => `Please enter “${label}” as a number, for example 4.`,
    'not-a-day': (label: string) => `Please enter a valid date for “${label}”, such as 17/07/2027.`,
    'not-an-option': (label: string) => `Please choose one of the answers listed for “${label}”.`,
    'too-long': (label: string, limit: number) => `Please shorten “${label}” to ${limit} characters at most.`,
    'file-missing': (label: string) => `Please choose a file for “${label}”.`,
    'file-type': (label: string) =>
      `We can’t open this type of file for “${label}”. Please use PDF, Word (DOCX), JPG or PNG.`,
    'file-too-large': (label: string, limit: number) =>
      `“${label}” is too large: all files together can be up to ${limit} MB.`,
  },
  fileHint: (types: string, megabytes: number) => `${types}, ${megabytes} MB at most.`,
  fileAgain: (name: string) => `Please choose “${name}” again.`,
  failures: {
    'too-quick': 'That was a bit too quick. Please wait three seconds and send it again.',
    'too-many': 'Too many messages in a short time. Please wait a minute and send it again.',
    unavailable:
      'We couldn’t take your message just now. It’s still here: please send it again in a moment, or give us a ring.',
    offline: 'You’re offline. What you wrote is still here: please send it again when you’re back online.',
    'unknown-form': 'This form is no longer in use. Please ring or email us.',
    'form-empty': 'You haven’t filled anything in yet. Please write something and send it again.',
    'comments-closed': 'Comments are closed. Please copy what you wrote if you want to keep it.',
    'unknown-comment':
      'The comment you’re replying to has gone or is closed to replies. You can post yours as a new comment.',
  },
  newsletter: {
    title: 'Our newsletter',
    text: 'Available weeks, new houses and news from the coast, now and then. Unsubscribe whenever you like.',
    email: 'Your email address',
    submit: 'Sign up',
    sentTitle: 'Please check your inbox',
    sentText: 'We’ve sent you an email with a link. Once you’ve clicked it, you’ll get the newsletter.',
    confirmTitle: 'Would you like our newsletter?',
    confirmText: 'Press the button and we’ll add your address to the list.',
    confirmButton: 'Yes, send me the newsletter',
    confirmedTitle: 'Welcome, you’re on the list',
    confirmedText: 'You’ll hear from us now and then. Every email has an unsubscribe link.',
    unsubscribeTitle: 'Would you like to unsubscribe?',
    unsubscribeText: 'Press the button and we’ll remove your address from the list.',
    unsubscribeButton: 'Unsubscribe',
    unsubscribedTitle: 'You’ve unsubscribed',
    unsubscribedText: 'We’ve deleted your address. You’re welcome back any time.',
    stopTitle: 'Stop these emails?',
    stopText:
      'This covers emails requested from your account: favourites, recently viewed houses and calculations. Press the button and we won’t send any for a month.',
    stopButton: 'Pause for a month',
    stoppedTitle: 'These emails are paused',
    stoppedText:
      'For a month, we won’t send any of these to your address, whoever asks for them. You’ll still get emails about bookings.',
    expiredTitle: 'This link has expired',
    expiredText: 'It’s already been used, or it’s more than seven days old. You can simply sign up again here.',
  },
}

export type FormMessages = typeof forms
