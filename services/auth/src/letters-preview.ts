import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { RenderedLetter } from '@marram/i18n/mail/letter'
import {
  type Origins,
  writeEmailChangedLetter,
  writeEmailLinkLetter,
  writeEmailTakenLetter,
  writeFactorChangedLetter,
  writeFactorGuessingLetter,
  writeGuessingLetter,
  writeKnownLetter,
  writePasswordChangedLetter,
  writeRegistrationLetter,
  writeResetLetter,
} from './letters.ts'

/** All account mails in one language, by catalogue key, with dummy links. */
export function previewAccountLetters(edition: EditionKey, origins: Origins): Record<string, RenderedLetter> {
  const { languageId } = editionByKey(edition)
  const token = 'sample'
  return {
    'account.reset': writeResetLetter(languageId, origins, { target: 'guest', userId: 1, token }),
    'account.registration': writeRegistrationLetter(languageId, origins, token),
    'account.known': writeKnownLetter(languageId),
    'account.emailLink': writeEmailLinkLetter(languageId, origins, token),
    'account.emailTaken': writeEmailTakenLetter(languageId),
    'account.emailChanged': writeEmailChangedLetter(languageId),
    'account.factorChanged': writeFactorChangedLetter(languageId),
    'account.factorGuessing': writeFactorGuessingLetter(languageId),
    'account.guessing': writeGuessingLetter(languageId),
    'account.passwordChanged': writePasswordChangedLetter(languageId),
  }
}
