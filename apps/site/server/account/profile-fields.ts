import type { ProfileChange } from '@marram/contract/auth/requests'

const texts = ['firstname', 'lastname', 'phone', 'address', 'postalCode', 'city', 'country'] as const
const languages = [1, 2, 7] as const

/** Every field of the form; the service judges them. */
export function readProfileChange(text: (name: string) => string): ProfileChange {
  const languageId = languages.find((known) => String(known) === text('languageId'))
  return {
    ...Object.fromEntries(texts.map((name) => [name, text(name)])),
    ...(languageId !== undefined && { languageId }),
    // A box that is not ticked is not sent at all; the field beside it says that the form has one.
    ...(text('hasReviewMails') !== '' && { reviewMails: text('reviewMails') !== '' }),
  }
}
