import type { Answer } from '@marram/contract/workers/form-values'
import { findEditionByLocale, type Locale } from '@marram/domain/edition'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'

export type SubmissionLetter = {
  readonly title: string
  readonly locale: Locale
  readonly answers: readonly Answer[]
  readonly page: string | undefined
  readonly replyTo: string | undefined
}

/** The mail to the department, in the language of the guest and the form. */
export function writeSubmissionLetter({ title, locale, answers, page, replyTo }: SubmissionLetter): RenderedLetter {
  const edition = findEditionByLocale(locale)?.key ?? 'en'
  const { form } = mailMessages(edition)
  return renderLetter(edition, {
    subject: form.subject(title),
    heading: title,
    isInternal: true,
    paragraphs: [form.intro(title)],
    rows: [...answers, ...(page === undefined ? [] : [{ label: form.page, value: page }])],
    closing: [replyTo === undefined ? form.noReply : form.reply(replyTo)],
  })
}
