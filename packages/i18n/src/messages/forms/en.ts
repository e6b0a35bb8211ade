import { plural } from '../../plural.ts'

export const forms = {
  optional: 'optional',
  choose: 'Please choose',
  yes: 'Yes',
  send: 'Send',
  sending: 'Sending …',
  trap: 'Please leave this field empty',
  thanksTitle: 'Thank you, your message has arrived',
  thanksText: 'We will get back to you as soon as we can.',
  summary: (count: number) =>
    `${plural('en', count, { one: '# field needs', other: '# fields need' })} another look. Everything you wrote is still there.`,
  problems: {
    missing: (label: string) => `Please fill in “${label}”.`,
    'choice-missing': (label: string) => `Please choose an answer for “${label}”.`,
    'consent-missing': (label: string) => `Please tick “${label}”; without it we may not use your message.`,
    'not-a-name': (label: string) => `Please write “${label}” in letters only, without digits or links.`,
    'not-an-email': (label: string) => `“${label}” is not complete yet. It should look like name@example.com.`,
    'not-a-phone': (label: string) => `Please write “${label}” in digits, for example +45 75 00 19 66.`,
    'not-a-number': (label: string) => `Please write “${label}” as a number, for example 4.`,
    'not-a-day': (label: string) => `Please write “${label}” as a date that exists, such as 2027-07-17.`,
    'not-an-option': (label: string) => `Please choose one of the answers offered for “${label}”.`,
    'too-long': (label: string, limit: number) => `Please shorten “${label}” to ${limit} characters at most.`,
    'file-missing': (label: string) => `Please choose a file for “${label}”.`,
    'file-type': (label: string) => `“${label}” cannot be of this kind. We can open PDF, Word (DOCX), JPG and PNG.`,
    'file-too-large': (label: string, limit: number) =>
      `“${label}” is too large: all files together may have ${limit} MB.`,
  },
  fileHint: (types: string, megabytes: number) => `${types}, ${megabytes} MB at most.`,
  fileAgain: (name: string) => `Please choose “${name}” again.`,
  failures: {
    'too-quick': 'That was very quick. Please wait three seconds and send again; nothing is lost.',
    'too-many': 'That was a lot at once. Please wait a minute and send again; nothing is lost.',
    unavailable:
      'We could not take your message just now. Nothing is lost: please send it again in a moment, or call us.',
    offline: 'The connection is gone. What you wrote is still here: please send it again when you are back online.',
    'unknown-form': 'This form is no longer in use. Please call us or write us a mail.',
    'form-empty': 'Nothing has been filled in yet. Please write something and send again.',
    'comments-closed': 'No more comments are taken here. Please copy what you wrote if you want to keep it.',
    'unknown-comment':
      'The comment that you answer is gone, or takes no more replies. You can send yours as a comment of its own.',
  },
  newsletter: {
    title: 'Our newsletter',
    text: 'Free weeks, new houses and news from the coast, now and then. You can leave at any time.',
    email: 'Your e-mail address',
    submit: 'Sign up',
    sentTitle: 'Please look into your mailbox',
    sentText: 'We have sent you a mail with a link. Only when you follow it will you get the newsletter.',
    confirmTitle: 'Do you want our newsletter?',
    confirmText: 'Press the button, and your address is on the list.',
    confirmButton: 'Yes, I want the newsletter',
    confirmedTitle: 'Welcome, you are on the list',
    confirmedText: 'You will hear from us now and then. Every mail has a link to leave.',
    unsubscribeTitle: 'Would you like to leave the newsletter?',
    unsubscribeText: 'Press the button, and we delete your address from the list.',
    unsubscribeButton: 'Leave the newsletter',
    unsubscribedTitle: 'You have left the newsletter',
    unsubscribedText: 'Your address is deleted. You are welcome back at any time.',
    stopTitle: 'No more of these mails?',
    stopText:
      'It is about mails that were asked for from your account: favourites, houses looked at, calculations. Press the button, and none of them goes out for a month.',
    stopButton: 'Send me none of them',
    stoppedTitle: 'We send you none of them',
    stoppedText:
      'For a month no such mail goes to your address, whoever asks for it in your account. Mails about bookings still reach you.',
    expiredTitle: 'This link is no longer good',
    expiredText: 'It was used already, or is more than seven days old. You can simply sign up again here.',
  },
}

export type FormMessages = typeof forms
