import { writeFile } from 'node:fs/promises'
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
import type { ObjectStore } from '@marram/service-kit/object-store'
import { findEntryPicture } from '@marram/workers/contest/staff-entries'
import { approvePhoto, getPhoto, listPhotos, refusePhoto } from '@marram/workers/review/staff-photos'
import type { Kysely } from 'kysely'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openUploads } from '../uploads.ts'
import { openShared } from './database.ts'

const options = {
  state: { type: 'string', default: 'waiting' },
  text: { type: 'string' },
  reason: { type: 'string' },
  language: { type: 'string' },
  save: { type: 'string' },
} as const
const maxListed = 200

type Db = Kysely<Database>
type Deps = { readonly db: Db; readonly store: ObjectStore }

/** Guests' reviews and their photos: read, approve or reject them, and reply. */
export async function reviewsCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const work = readWork(args)
  const config = readConfig(env)
  const database = await openShared(config)
  try {
    print(await work({ db: database.db, store: openUploads(config) }))
    return 0
  } finally {
    await database.close()
  }
}

function readWork(args: string[]): (deps: Deps) => Promise<string> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = 'list', id, ...words] = positionals
  const now = new Date()
  if (action === 'list') {
    const state = stateOf(values.state)
    return ({ db }) => list(db, state)
  }
  if (action === 'photos') {
    const state = stateOf(values.state)
    return ({ db }) => listOfPhotos(db, state)
  }
  if (action === 'photo') {
    const photo = idOf(id)
    return (deps) => show(deps, photo, values.save)
  }
  if (action === 'approve-photo' || action === 'refuse-photo') {
    const photo = idOf(id)
    const isApproved = action === 'approve-photo'
    return async (deps) => {
      await (isApproved ? approvePhoto : refusePhoto)({ ...deps, now }, photo)
      return `Photo ${photo} is ${isApproved ? 'public now' : 'refused and deleted'}.`
    }
  }
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
  if (action === 'refuse-mails' || action === 'allow-mails') return ({ db }) => setMails(db, id, action)
  throw new OperatorError(
    'reviews takes list, approve, refuse, answer, photos, photo, approve-photo, refuse-photo, refuse-mails or allow-mails.',
  )
}

/** For guests who ask by telephone or mail. */
async function setMails(db: Db, email: string | undefined, action: 'refuse-mails' | 'allow-mails'): Promise<string> {
  if (email === undefined || !isMailAddress(email)) throw new OperatorError('Whose? Name one mail address.')
  if (action === 'allow-mails') await allowReviewMails(db, email)
  else await refuseReviewMails(db, email, new Date())
  return `${email} ${action === 'allow-mails' ? 'gets review invitations again.' : 'gets no more review invitations.'}`
}

function done(id: number, outcome: string, work: (db: Db, id: number) => Promise<void>) {
  return async ({ db }: Deps): Promise<string> => {
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

async function listOfPhotos(db: Db, state: ReviewState): Promise<string> {
  const photos = await listPhotos(db, state, maxListed)
  const lines = photos.map(({ id, house, review, reviewState, name, alt, width, height, sentAt }) =>
    [
      `${id}  ${house}  review ${review} (${reviewState})  ${name}  ${width} × ${height}  ${sentAt.toISOString().slice(0, 10)}`,
      `    ${alt}`,
    ].join('\n'),
  )
  return [...lines, `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} ${state}.`].join('\n')
}

/** Writes the file for staff to look at: no address serves a photo before it is approved. */
async function show({ db, store }: Deps, id: number, save: string | undefined): Promise<string> {
  const photo = await getPhoto(db, id)
  const head = `${id}  ${photo.house}  ${photo.state}  review ${photo.review} (${photo.reviewState})\n    ${photo.alt}`
  if (save === undefined) return `${head}\n--save FILE.jpg writes the photo to a file.`
  const bytes = await findEntryPicture(store, photo)
  if (!bytes) throw new OperatorError('There is no file of this photo.')
  await writeFile(save, bytes, { flag: 'wx' })
  return `${head}\nWritten to ${save}.`
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
    throw new OperatorError('Which one? `marram reviews` and `marram reviews photos` list their numbers.')
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
