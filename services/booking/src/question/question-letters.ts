import type { QuestionTopic } from '@marram/domain/question'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'

type GuestWords = {
  readonly house: string
  /** Null until the address is confirmed. */
  readonly reader: string | null
  readonly href: string
}

/** Has none of the guest's words, because anybody may have entered this address. */
export function receivedLetter(edition: EditionKey, { house, reader, href }: GuestWords): RenderedLetter {
  const { received } = mailMessages(edition).question
  return renderLetter(edition, {
    subject: received.subject(house),
    heading: received.heading,
    reader,
    paragraphs: [received.text(house)],
    button: { label: received.button, href },
    closing: [received.link, received.mistake],
  })
}

type AnswerWords = GuestWords & { readonly answer: string }

export function answerLetter(edition: EditionKey, { house, reader, href, answer }: AnswerWords): RenderedLetter {
  const words = mailMessages(edition).question.answer
  return renderLetter(edition, {
    subject: words.subject(house),
    heading: words.subject(house),
    reader,
    paragraphs: [answer],
    button: { label: words.button, href },
    closing: [words.reply],
  })
}

type NoticeWords = {
  readonly id: number
  readonly house: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly topic: QuestionTopic
  readonly arrival: string | null
  readonly departure: string | null
  readonly guestEdition: EditionKey
  readonly isFirst: boolean
  readonly text: string
}

export function noticeLetter(edition: EditionKey, words: NoticeWords): RenderedLetter {
  const { notice, topics, languages } = mailMessages(edition).question
  const { id, house, name, email, phone, arrival, departure } = words
  const stay = arrival && departure ? formatFor(edition).dayRange(arrival, departure) : null
  const topic = topics[words.topic]
  return renderLetter(edition, {
    subject: notice.subject(id, house, topic),
    heading: notice.subject(id, house, topic),
    isInternal: true,
    paragraphs: [words.isFirst ? notice.first : notice.next],
    rows: [
      { label: notice.text, value: words.text },
      { label: notice.guest, value: [name, email, ...(phone === '' ? [] : [phone])].join('\n') },
      ...(stay === null ? [] : [{ label: notice.stay, value: stay }]),
      { label: notice.language, value: languages[words.guestEdition] },
    ],
    closing: [
      notice.answer(`marram questions answer ${id} "…"`),
      notice.look(`marram questions show ${id}`),
      notice.noReply,
    ],
  })
}

/** Invented letters for the preview. */
export function previewQuestionLetters(edition: EditionKey, origin: string): Record<string, RenderedLetter> {
  const token = 'sample'
  const words = { house: 'B1001', reader: 'Karen Holm', href: `${origin}/${token}/` }
  const { sample } = mailMessages(edition).question
  return {
    'question.received': receivedLetter(edition, { ...words, reader: null }),
    'question.answer': answerLetter(edition, { ...words, answer: sample.answer }),
    'question.notice': noticeLetter(edition, {
      ...{ id: 12, house: words.house, name: 'Karen Holm', email: 'karen@example.org', phone: '+49 30 1234567' },
      ...{ topic: 'pets', arrival: '2027-07-10', departure: '2027-07-17' },
      ...{ guestEdition: edition, isFirst: true, text: sample.question },
    }),
  }
}
