import { plural } from '../../plural.ts'

/** Where guests send their picture for the photo contest. */
export const upload = {
  title: 'Send a picture',
  description: 'Take part in the photo contest: choose a picture, give it a title and send it to us.',
  intro: (contest: string, until: string) => `${contest} takes pictures until ${until}. You need no account.`,
  rules: {
    title: 'Before you choose',
    type: 'A photo as JPEG, PNG or WebP.',
    size: (megabytes: string) => `At most ${megabytes} MB.`,
    pixels: (edge: string) => `At least ${edge} pixels on the shorter side, so that it can be printed.`,
    heic: 'An iPhone stores photos as HEIC. If you choose one on the phone itself, it usually becomes a JPEG by itself.',
    people: 'If people can be recognised in it, please ask them first.',
  },
  sections: { picture: 'Your picture', about: 'About the picture', you: 'About you' },
  picture: {
    label: (megabytes: string) => `Photo as JPEG, PNG or WebP, at most ${megabytes} MB`,
    choose: 'Choose a picture',
    change: 'Choose another one',
    drop: 'or drop it here',
    dropNow: 'Drop the picture now',
    preview: 'Your picture, as you chose it',
    again: 'Browsers do not keep a file: please choose your picture again.',
  },
  fields: {
    imageTitle: 'Title of the picture',
    imageText: 'What is to be seen?',
    userName: 'Your name',
    userEmail: 'Your e-mail address',
    userEmailConfirm: 'Your e-mail address once more',
  },
  hints: {
    imageTitle: 'A few words; they stand below the picture.',
    imageText: 'Where was it, and what happened just then? In your own language.',
    userName: 'So that we know whom to congratulate.',
    userEmail: 'We only write to you about your picture. We show the address to nobody and send no newsletter.',
  },
  optional: 'optional',
  consent: {
    before: 'I took the picture myself and accept the ',
    link: 'conditions of the contest',
    after: '.',
    missing: 'Please tick this box: without it we may not show your picture.',
  },
  submit: 'Send picture',
  sending: 'Sending …',
  progress: (percent: number) => `${percent} per cent sent`,
  progressLabel: 'Your picture is on its way',
  checking: 'The picture has arrived, we are checking it …',
  cancel: 'Stop sending',
  cancelled: 'Nothing was sent. Your picture and your texts are still here.',
  summary: (count: number) =>
    `${plural('en', count, { one: '# thing needs', other: '# things need' })} another look. Everything you wrote is still there.`,
  problems: {
    missing: {
      contest_image: 'Please choose a picture.',
      imageTitle: 'Please give your picture a title.',
      userName: 'Please tell us your name.',
      userEmail: 'Please give your e-mail address.',
      userEmailConfirm: 'Please write your e-mail address once more.',
    },
    other: 'Please look at this field once more.',
    'not-a-name': 'Please write your name in letters only, without digits or links.',
    'not-an-email': 'The address is not complete yet. It should look like name@example.com.',
    'emails-differ': 'The two addresses are not the same. Please compare them.',
    'too-long': (limit: string) => `Please shorten this to ${limit} characters at most.`,
    'not-a-picture': 'This file is no picture. Please choose a photo as JPEG, PNG or WebP.',
    heic: 'This is a HEIC photo from an iPhone, which many browsers cannot show. Please send it as JPEG: open it in Photos, choose Share, then Options and “Most compatible”.',
    'type-not-accepted': 'We cannot take this kind of picture. Please save it as JPEG, PNG or WebP.',
    animated: 'This picture moves. Please choose a single photo.',
    'too-many-bytes': (megabytes: string) =>
      `This picture is too large: at most ${megabytes} MB. Save it as JPEG or a little smaller.`,
    'too-few-pixels': (edge: string) =>
      `This picture is too small to be printed: the shorter side needs ${edge} pixels at least. Perhaps you have the original?`,
    'too-many-pixels': (millions: string) =>
      `This picture has more than ${millions} million pixels. Please save it a little smaller.`,
    unreadable: 'We could not open this picture. The file may be damaged: please choose it again, or another one.',
  },
  failures: {
    'unknown-contest': 'This contest is not there any more. Your texts are still here.',
    'contest-not-open': 'This contest has closed in the meantime and takes no more pictures.',
    'picture-sent-before': 'We have this very picture already. You can send another one.',
    'too-quick': 'That was very quick. Please wait three seconds and send again; nothing is lost.',
    'too-many-entries': 'You have sent as many pictures as this contest takes from one person. Thank you!',
    'too-many-requests': 'That was a lot at once. Please wait a few minutes and send again; nothing is lost.',
    'upload-too-slow': 'The connection was too slow for this picture. Please try again with Wi-Fi, or save it smaller.',
    'upload-broken-off': 'The connection broke off. Your texts are still here: please send the picture again.',
    'uploads-busy': 'Many guests are sending pictures right now. Please try again in a minute; nothing is lost.',
    unavailable: 'We could not take your picture just now. Nothing is lost: please send it again in a moment.',
    offline: 'The connection is gone. Picture and texts are still here: please send again when you are back online.',
  },
  closed: {
    title: 'No pictures are taken at the moment',
    upcoming: (contest: string, from: string) => `${contest} opens on ${from}. Keep your best picture until then.`,
    judging: (contest: string) => `${contest} has closed, and we are choosing the winners.`,
    other: 'The next contest is announced on the page of the photo contest.',
    back: 'To the photo contest',
  },
  thanks: {
    title: 'Thank you, your picture has arrived',
    next: 'What happens next',
    steps: {
      look: 'We look at your picture in the next few days. Then it appears among the others.',
      judge: (until: string) => `You can still send pictures until ${until}. After that we choose the winners.`,
      write: 'If yours is one of them, we write to your e-mail address.',
    },
    another: 'Send another picture',
    gallery: 'See the other pictures',
  },
  trap: 'Please leave this field empty',
}

export type UploadMessages = typeof upload
