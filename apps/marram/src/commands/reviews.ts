import { parseArgs } from 'node:util'
import * as desk from '@marram/booking/staff/review-desk'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { OperatorError } from '@marram/database/operator-error'
import { type EditionKey, isEditionKey } from '@marram/domain/edition'
import { type AspectRatings, reviewAspects } from '@marram/domain/guest-review'
import * as photoDesk from '@marram/workers/staff/photo-desk'
import type { StaffContext } from '@marram/workers/staff/staff-context'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openUploads } from '../uploads.ts'
import { openShared } from './database.ts'
import { type OperatorDesk, operatorDesk } from './operator.ts'
import { writePicture } from './write-picture.ts'

const options = {
  state: { type: 'string', default: 'waiting' },
  text: { type: 'string' },
  reason: { type: 'string' },
  language: { type: 'string' },
  save: { type: 'string' },
} as const
const states = ['waiting', 'public', 'refused'] as const
type State = (typeof states)[number]
const maxShown = 200

type Operator = OperatorDesk<Pick<StaffContext, 'db' | 'now' | 'store'>>

/** Guests' reviews and their photos: read, approve or reject them, and reply. */
export async function reviewsCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const work = readWork(args)
  const config = readConfig(env)
  const database = await openShared(config)
  try {
    print(await work(operatorDesk({ db: database.db, store: openUploads(config), now: () => new Date() })))
    return 0
  } finally {
    await database.close()
  }
}

function readWork(args: string[]): (operator: Operator) => Promise<string> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = 'list', id, ...words] = positionals
  if (action === 'list') {
    const state = stateOf(values.state)
    return (operator) => list(operator, state)
  }
  if (action === 'photos') {
    const state = stateOf(values.state)
    return (operator) => listOfPhotos(operator, state)
  }
  if (action === 'photo') {
    const photo = idOf(id)
    return (operator) => show(operator, photo, values.save)
  }
  if (action === 'approve-photo' || action === 'refuse-photo') {
    const photo = idOf(id)
    const isApproved = action === 'approve-photo'
    return async ({ run }) => {
      await (isApproved ? run(photoDesk.approve, { photo }) : run(photoDesk.refuse, { photo }))
      return `Photo ${photo} is ${isApproved ? 'public now' : 'refused and deleted'}.`
    }
  }
  if (action === 'approve') {
    const review = idOf(id)
    const text = values.text === undefined ? null : mustSay(values.text, '--text')
    return done(`Review ${review} is public now.`, ({ run }) => run(desk.approve, { review, text }))
  }
  if (action === 'refuse') {
    const review = idOf(id)
    const why = mustSay(values.reason, '--reason')
    return done(`Review ${review} is refused.`, ({ run }) => run(desk.refuse, { review, why }))
  }
  if (action === 'answer') {
    const answer = {
      review: idOf(id),
      text: mustSay(words.join(' '), 'the answer'),
      language: languageOf(values.language),
    }
    return done(`Review ${answer.review} is answered.`, ({ run }) => run(desk.answer, answer))
  }
  if (action === 'refuse-mails' || action === 'allow-mails') return setMails(id, action === 'allow-mails')
  throw new OperatorError(
    'reviews takes list, approve, refuse, answer, photos, photo, approve-photo, refuse-photo, refuse-mails or allow-mails.',
  )
}

/** For guests who ask by telephone or mail. */
function setMails(email: string | undefined, invites: boolean) {
  if (email === undefined || !isMailAddress(email)) throw new OperatorError('Whose? Name one mail address.')
  const outcome = invites ? 'gets review invitations again.' : 'gets no more review invitations.'
  return done(`${email} ${outcome}`, ({ run }) => run(desk.setMails, { email, invites }))
}

function done(outcome: string, work: (operator: Operator) => Promise<unknown>) {
  return async (operator: Operator): Promise<string> => {
    await work(operator)
    return outcome
  }
}

async function list(operator: Operator, state: State): Promise<string> {
  const reviews = await operator.list(desk.list, { filters: { state }, max: maxShown })
  const blocks = reviews.map(({ id, house, rating, aspects, name, place, reservationId, writtenAt, text, reason }) =>
    [
      `${id}  ${house}  ${rating} of 5  ${name}, ${place}  booking ${reservationId}  ${writtenAt.slice(0, 10)}`,
      ...aspectLine(aspects),
      ...text.split('\n').map((line) => `    ${line}`),
      ...(reason === null ? [] : [`    refused: ${reason}`]),
    ].join('\n'),
  )
  return [...blocks, `${reviews.length} ${reviews.length === 1 ? 'review' : 'reviews'} ${state}.`].join('\n')
}

async function listOfPhotos(operator: Operator, state: State): Promise<string> {
  const photos = await operator.list(photoDesk.list, { filters: { state }, max: maxShown })
  const lines = photos.map(({ id, house, review, reviewState, name, alt, width, height, sentAt }) =>
    [
      `${id}  ${house}  review ${review} (${reviewState})  ${name}  ${width} × ${height}  ${sentAt.slice(0, 10)}`,
      `    ${alt}`,
    ].join('\n'),
  )
  return [...lines, `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} ${state}.`].join('\n')
}

/** Writes the file for staff to look at: no address serves a photo before it is approved. */
async function show({ ask }: Operator, id: number, save: string | undefined): Promise<string> {
  const photo = await ask(photoDesk.show, { photo: id })
  const head = `${id}  ${photo.house}  ${photo.state}  review ${photo.review} (${photo.reviewState})\n    ${photo.alt}`
  if (save === undefined) return `${head}\n--save FILE.jpg writes the photo to a file.`
  if (photo.picture === null) throw new OperatorError('There is no file of this photo.')
  await writePicture(save, photo.picture)
  return `${head}\nWritten to ${save}.`
}

function aspectLine(aspects: AspectRatings): string[] {
  const rated = reviewAspects.flatMap((aspect) => (aspects[aspect] === null ? [] : [`${aspect} ${aspects[aspect]}`]))
  return rated.length === 0 ? [] : [`    ${rated.join(', ')}`]
}

function stateOf(word: string): State {
  const state = states.find((known) => known === word)
  if (!state) throw new OperatorError(`--state is one of ${states.join(', ')}.`)
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

function languageOf(word: string | undefined): EditionKey | null {
  if (word === undefined) return null
  if (isEditionKey(word)) return word
  throw new OperatorError('--language is da, de or en.')
}
