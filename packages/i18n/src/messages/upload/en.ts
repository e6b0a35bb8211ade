import { plural } from '../../plural.ts'

/** The upload page of the photo contest. */
export const upload = {
  title: 'Send a picture',
  description: 'Take part in the photo contest: choose a picture, give it a title and send it to us.',
  intro: (contest: string, until: string) => `${contest}: entries close on ${until}. You don’t need an account.`,
  rules: {
    title: 'Before you choose',
    type: 'A photo as JPEG, PNG or WebP.',
    size: (megabytes: string) => `At most ${megabytes} MB.`,
    pixels: (edge: string) => `At least ${edge} pixels on the shorter side, so it looks sharp on screen.`,
    heic: 'iPhones save photos as HEIC. If you choose one on the phone itself, it’s usually converted to JPEG for you.',
    people: 'If anyone can be recognised in it, please ask them first.',
  },
  sections: { picture: 'Your picture', about: 'About the picture', you: 'About you' },
  picture: {
    label: (megabytes: string) => `Photo as JPEG, PNG or WebP, at most ${megabytes} MB`,
    choose: 'Choose a picture',
    change: 'Choose another one',
    drop: 'or drop it here',
    dropNow: 'Drop the picture now',
    preview: 'Your picture, as you chose it',
    again: 'Your browser can’t keep files, so please choose your picture again.',
  },
  fields: {
    imageTitle: 'Title of the picture',
    imageText: 'What’s in the picture?',
    userName: 'Your name',
    userEmail: 'Your email address',
    userEmailConfirm: 'Repeat your email address',
  },
  hints: {
    imageTitle: 'A few words to go below the picture.',
    imageText: 'Where was it, and what was going on? In your own language.',
    userName: 'So we know who to congratulate.',
    userEmail:
      'We’ll only write to you about your picture. We won’t show your address to anyone or send you a newsletter.',
  },
  optional: 'optional',
  consent: {
    before: 'I took the picture myself and accept the ',
    link: 'contest rules',
    after: '.',
    missing: 'Please tick this box; without it, we can’t show your picture.',
  },
  submit: 'Send picture',
  sending: 'Sending …',
  progress: (percent: number) => `${percent}% sent`,
  progressLabel: 'Your picture is on its way',
  checking: 'Your picture has arrived; we’re checking it …',
  cancel: 'Stop sending',
  cancelled: 'Nothing was sent. Your picture and text are still here.',
  summary: (count: number) =>
    `${plural('en', count, { one: '# field needs', other: '# fields need' })} another look. Everything you wrote is still here.`,
  problems: {
    missing: {
      contest_image: 'Please choose a picture.',
      imageTitle: 'Please give your picture a title.',
      userName: 'Please tell us your name.',
      userEmail: 'Please give your email address.',
      userEmailConfirm: 'Please repeat your email address.',
    },
    other: 'Please check this field again.',
    'not-a-name': 'Please write your name in letters only, without digits, links or sentences.',
    'not-an-email': 'That address isn’t complete. It should look like name@example.com.',
    'emails-differ': 'The two addresses don’t match. Please check them.',
    'too-long': (limit: string) => `Please shorten this to ${limit} characters at most.`,
    'not-a-picture': 'This file isn’t a picture. Please choose a photo as JPEG, PNG or WebP.',
    heic: 'This is a HEIC photo from an iPhone, which many browsers can’t show. Please send it as a JPEG: open it in Photos, choose Share, then Options and “Most compatible”.',
    'type-not-accepted': 'We can’t accept this type of picture. Please save it as a JPEG, PNG or WebP.',
    animated: 'This picture is animated. Please choose a still photo.',
    'too-many-bytes': (megabytes: string) =>
      `This file is too big: ${megabytes} MB is the maximum. Save it as a JPEG or a little smaller.`,
    'too-few-pixels': (edge: string) =>
      `This picture is too small: the shorter side needs at least ${edge} pixels. Do you have the original?`,
    'too-many-pixels': (millions: string) =>
      `This picture has more than ${millions} million pixels. Please save a smaller version.`,
    unreadable: 'We couldn’t open this picture. The file may be damaged: please choose it again, or try another.',
  },
  failures: {
    'unknown-contest': 'This contest no longer exists. What you wrote is still here.',
    'contest-not-open': 'This contest has now closed and isn’t taking any more pictures.',
    'picture-sent-before': 'We already have this picture. You’re welcome to send another one.',
    'too-quick': 'That was a bit too quick. Please wait three seconds and send it again.',
    'too-many-entries': 'You’ve sent as many pictures as one person can enter. Thank you!',
    'too-many-requests': 'Too many attempts. Please wait a few minutes and send it again.',
    'upload-too-slow':
      'The connection was too slow for this picture. Please try again on Wi-Fi, or save a smaller version.',
    'upload-broken-off': 'The connection dropped. What you wrote is still here: please send the picture again.',
    'uploads-busy': 'A lot of guests are sending pictures right now. Please try again in a minute.',
    unavailable: 'We couldn’t accept your picture just now. It’s still here: please send it again in a moment.',
    offline: 'You’re offline. Your picture and text are still here: please send them again when you’re back online.',
  },
  closed: {
    title: 'We’re not taking pictures at the moment',
    upcoming: (contest: string, from: string) =>
      `${contest}: entries open on ${from}. Save your best picture until then.`,
    judging: (contest: string) => `${contest}: entries have closed, and we’re choosing the winners.`,
    other: 'We’ll announce the next contest on the photo contest page.',
    back: 'Go to the photo contest',
  },
  thanks: {
    title: 'Thank you, your picture has arrived',
    next: 'What happens next',
    steps: {
      look: 'We’ll look at your picture in the next few days, then it’ll appear with the others.',
      judge: (until: string) => `You can send more pictures until ${until}. After that, we’ll choose the winners.`,
      write: 'If yours is one of them, we’ll email you.',
    },
    another: 'Send another picture',
    gallery: 'See the other pictures',
  },
  trap: 'Please leave this field empty',
}

export type UploadMessages = typeof upload
