import { parseArgs } from 'node:util'
import {
  answerReview,
  approveReview,
  listReviews,
  type ReviewState,
  refuseReview,
  reviewStates,
} from '@marram/booking/review/staff-reviews'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { allowReviewMails, refuseReviewMails } from '@marram/database/mail/review-refusal'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { type EditionKey, isEditionKey } from '@marram/domain/edition'
import { type AspectRatings, reviewAspects } from '@marram/domain/guest-review'
import type { Kysely } from 'kysely'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openMigrated } from './database.ts'

const options = {
  state: { type: 'string', default: 'waiting' },
  text: { type: 'string' },
  reason: { type: 'string' },
  language: { type: 'string' },
} as const
const maxListed = 200

type Db = Kysely<Database>

/** Guests' reviews: read, approve or reject them, and reply. */
export async function reviewsCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const work = readWork(args)
  const database = await openMigrated(readConfig(env), () => {}, { isShared: true })
  try {
    print(await work(database.db))
    return 0
  } finally {
    await database.close()
  }
}

function readWork(args: string[]): (db: Db) => Promise<string> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = 'list', id, ...words] = positionals
  const now = new Date()
  if (action === 'list') return (db) => list(db, stateOf(values.state))
  if (action === 'approve') {
    const text = values.text?.trim()
    const decision = { now, ...(text !== undefined && { text: mustSay(text, '--text') }) }
    return done(idOf(id), 'is public now.', (db, review) => approveReview(db, review, decision))
  }
  if (action === 'refuse') {
    const reason = mustSay(values.reason, '--reason')
    return done(idOf(id), 'is refused.', (db, review) => refuseReview(db, review, { now, reason }))
  }
  if (action === 'answer') {
    const decision = { now, text: mustSay(words.join(' '), 'the answer'), language: languageOf(values.language) }
    return done(idOf(id), 'is answered.', (db, review) => answerReview(db, review, decision))
  }
  if (action === 'refuse-mails' || action === 'allow-mails') return (db) => setMails(db, id, action)
  throw new OperatorError('reviews takes list, approve, refuse, answer, refuse-mails or allow-mails.')
}

/** For guests who ask by telephone or mail. */
async function setMails(db: Db, email: string | undefined, action: 'refuse-mails' | 'allow-mails'): Promise<string> {
  if (email === undefined || !isMailAddress(email)) throw new OperatorError('Whose? Name one mail address.')
  if (action === 'allow-mails') await allowReviewMails(db, email)
  else await refuseReviewMails(db, email, new Date())
  return `${email} ${action === 'allow-mails' ? 'gets review invitations again.' : 'gets no more review invitations.'}`
}

function done(id: number, outcome: string, work: (db: Db, id: number) => Promise<void>) {
  return async (db: Db): Promise<string> => {
    await work(db, id)
    return `Review ${id} ${outcome}`
  }
}

async function list(db: Db, state: ReviewState): Promise<string> {
  const reviews = await listReviews(db, state, maxListed)
  const blocks = reviews.map(({ id, house, rating, aspects, name, place, reservationId, writtenAt, text, reason }) =>
    [
      `${id}  ${house}  ${rating} of 5  ${name}, ${place}  booking ${reservationId}  ${writtenAt.toISOString().slice(0, 10)}`,
      ...aspectLine(aspects),
      ...text.split('\n').map((line) => `    ${line}`),
      ...(reason === null ? [] : [`    refused: ${reason}`]),
    ].join('\n'),
  )
  return [...blocks, `${reviews.length} ${reviews.length === 1 ? 'review' : 'reviews'} ${state}.`].join('\n')
}

function aspectLine(aspects: AspectRatings): string[] {
  const rated = reviewAspects.flatMap((aspect) => (aspects[aspect] === null ? [] : [`${aspect} ${aspects[aspect]}`]))
  return rated.length === 0 ? [] : [`    ${rated.join(', ')}`]
}

function stateOf(word: string): ReviewState {
  const state = reviewStates.find((known) => known === word)
  if (!state) throw new OperatorError(`--state is one of ${reviewStates.join(', ')}.`)
  return state
}

function idOf(word: string | undefined): number {
  if (word === undefined || !/^[1-9]\d{0,14}$/.test(word)) {
    throw new OperatorError('Which review? `marram reviews` lists their numbers.')
  }
  return Number(word)
}

function mustSay(text: string | undefined, what: string): string {
  const said = text?.trim() ?? ''
  if (said === '') throw new OperatorError(`${what} is missing or empty.`)
  return said
}

function languageOf(word: string | undefined): EditionKey | undefined {
  if (word === undefined || isEditionKey(word)) return word
  throw new OperatorError('--language is da, de or en.')
}
