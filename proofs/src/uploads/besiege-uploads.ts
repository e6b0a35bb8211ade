import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@marram/database/schema.generated'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { copenhagenDay } from '@marram/domain/iso-day'
import { createFolderStore } from '@marram/service-kit/object-store'
import { visit } from '@marram/testkit/visit'
import { openContest } from '@marram/workers/contest/staff-contest'
import { approveEntry } from '@marram/workers/contest/staff-entries'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { watchHealth } from '../health-watch.ts'
import { randomFrom } from '../random.ts'
import { honestPicture, hostilePictures, payload } from './hostile-pictures.ts'
import { sendUpload, type UploadAnswer } from './send-upload.ts'
import { readPeakMb, startUploadServices, type UploadServices } from './upload-services.ts'

type UploadsProof = {
  readonly hostile: number
  readonly byWord: Readonly<Record<string, number>>
  readonly endless: readonly string[]
  readonly slow: readonly string[]
  readonly atOnce: Readonly<Record<string, number>>
  readonly kept: number
  readonly healthAsked: number
  readonly healthSlowestMs: number
  readonly heapGrownMb: number
  readonly peakMb: number | null
}

type UploadsOptions = {
  readonly count: number
  /** Bodies of a gigabyte, with and without Content-Length. */
  readonly endless: number
  /** Senders of an occasional byte. */
  readonly slow: number
  readonly atOnce: number
  readonly seed: number
  readonly log: (line: string) => void
}

const heapBoundMb = 16
/** One picture of the largest size is decoded at a time, and takes 300 MB. */
const peakBoundMb = 900

type Place = { readonly url: string; readonly db: Kysely<Database> }

/** Throws if a hostile picture is accepted or shown, a file is left behind, or the service stops answering. */
export async function besiegeUploads(options: UploadsOptions, { url, db }: Place): Promise<UploadsProof> {
  const folder = makeTemporaryFolder('marram-uploads-')
  const services = await startUploadServices(url, folder)
  try {
    const contestId = await openTodaysContest(db)
    return await besiege(options, services, { db, contestId })
  } finally {
    await services.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function openTodaysContest(db: Kysely<Database>): Promise<number> {
  const now = new Date()
  const year = Number(copenhagenDay(now).slice(0, 4))
  const words = { reward: 'A week', conditions: '/rules/' }
  const days = { from: `${year}-01-01`, lastDay: `${year + 1}-12-31` }
  await openContest(db, { year, ...days, words: { da: words, de: words, en: words }, now })
  return (await db.selectFrom('contest').select('id').where('year', '=', year).executeTakeFirstOrThrow()).id
}

type Field = { readonly db: Kysely<Database>; readonly contestId: number }

async function besiege(options: UploadsOptions, services: UploadServices, field: Field): Promise<UploadsProof> {
  const { count, seed, log } = options
  const { port, workers } = services
  const draw = randomFrom(seed)
  const target = { port, contestId: field.contestId }
  const health = watchHealth(port, 100)
  const byWord: Record<string, number> = {}
  // The first tenth warms up: decoder code, buffers, database connections.
  const warmUp = Math.ceil(count / 10)
  let before = 0
  for (let sender = 0; sender < count; sender += 1) {
    if (sender === warmUp) before = (await workers.ask('memory')).heapBytes
    const picture = hostilePictures[sender % hostilePictures.length]
    if (!picture) throw new Error('There is no picture to send.')
    const { word, status } = await sendUpload({ ...target, sender, parts: [await picture.make(draw)] })
    if (!picture.answers.includes(word)) throw new Error(`A ${picture.kind} was answered with ${status} ${word}.`)
    byWord[word] = (byWord[word] ?? 0) + 1
    if (sender % 50 === 49) log(`${sender + 1} sent`)
  }
  const endless = await sendEndless(options, target)
  log(`endless: ${endless.join(', ')}`)
  const slow = await sendSlowly(options, target)
  log(`slow: ${slow.join(', ')}`)
  const atOnce = await sendAtOnce(options, target, draw)
  log(`at once: ${JSON.stringify(atOnce)}`)
  const grown = ((await workers.ask('memory')).heapBytes - before) / 1_048_576
  if (grown > heapBoundMb) throw new Error(`Memory grew by ${Math.round(grown)} MB.`)
  const peakMb = await readPeakMb(workers.pid)
  if (peakMb !== null && peakMb > peakBoundMb) throw new Error(`The workers took ${peakMb} MB.`)
  const { asked, slowestMs } = await health.stop()
  const kept = await mustBeClean(services, field, (byWord.taken ?? 0) + (atOnce.taken ?? 0))
  const errors = workers.lines.filter(({ text }) => /"level":"(?:error|fatal)"/.test(text))
  if (errors[0]) throw new Error(`The workers logged ${errors.length} errors, first: ${errors[0].text}`)
  return {
    hostile: count,
    byWord,
    endless,
    slow,
    atOnce,
    kept,
    healthAsked: asked,
    healthSlowestMs: slowestMs,
    heapGrownMb: Math.round(grown * 10) / 10,
    peakMb,
  }
}

type Target = { readonly port: number; readonly contestId: number }

const gigabyte = 1_073_741_824
const senders = { endless: 100_000, slow: 200_000, atOnce: 300_000 }

function* endlessPicture(): Generator<Buffer> {
  yield Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  for (let sent = 0; sent < gigabyte; sent += 65_536) yield Buffer.alloc(65_536, 1)
}

/** A server that stops reading may close on a client that does not listen: no answer, but harmless. */
async function sendEndless({ endless }: UploadsOptions, target: Target): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: endless }, (_, index) =>
      sendUpload({
        ...target,
        sender: senders.endless + index,
        parts: endlessPicture(),
        ...(index % 2 === 0 && { headers: { 'content-length': String(gigabyte) } }),
      }),
    ),
  )
  return mustBeOneOf(answers, ['too-many-bytes', 'hung-up'])
}

async function* slowPicture(isTrickling: boolean): AsyncGenerator<Buffer> {
  yield Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  for (let second = 0; second < 120; second += 1) {
    await sleep(1000)
    if (isTrickling) yield Buffer.alloc(1)
  }
}

async function sendSlowly({ slow }: UploadsOptions, target: Target): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: slow }, (_, index) =>
      sendUpload({ ...target, sender: senders.slow + index, parts: slowPicture(index % 2 === 0) }),
    ),
  )
  return mustBeOneOf(answers, ['upload-too-slow'])
}

/** Valid pictures, so that all would be decoded if nothing limited them. */
async function sendAtOnce(
  { atOnce }: UploadsOptions,
  target: Target,
  draw: () => number,
): Promise<Record<string, number>> {
  const pictures = await Promise.all(Array.from({ length: 20 }, () => honestPicture(draw)))
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, index) =>
      // Trailing bytes make them different files.
      sendUpload({
        ...target,
        sender: senders.atOnce + index,
        parts: [Buffer.concat([pictures[index % 20] ?? Buffer.alloc(0), Buffer.from(`${payload}${index}`)])],
      }),
    ),
  )
  mustBeOneOf(answers, ['taken', 'uploads-busy', 'too-many-requests'])
  const groups = Map.groupBy(answers, ({ word }) => word)
  return Object.fromEntries([...groups].map(([word, group]) => [word, group.length]))
}

function mustBeOneOf(answers: readonly UploadAnswer[], words: readonly string[]): string[] {
  const odd = answers.find(({ word }) => !words.includes(word))
  if (odd) throw new Error(`An upload was answered with ${odd.status} ${odd.word}.`)
  return answers.map(({ word }) => word)
}

/** Every stored picture has a row, is a picture and carries nothing else; none is shown before approval. */
async function mustBeClean({ uploads, imagesPort }: UploadServices, { db }: Field, taken: number): Promise<number> {
  if ((await readdir(join(uploads, 'incoming'))).length > 0) throw new Error('Files were left in the incoming folder.')
  const files = await readdir(join(uploads, 'pending'))
  const entries = await db
    .selectFrom('contest_image')
    .where('state', '=', 'pending')
    .select(['id', 'image_url as url'])
    .orderBy('id')
    .execute()
  if (files.length !== taken || entries.length !== taken) {
    throw new Error(`${taken} were taken, but there are ${files.length} files and ${entries.length} rows.`)
  }
  for (const name of files) {
    await mustBePixels(await readFile(join(uploads, 'pending', name)))
    const { status } = await visit(imagesPort, `/own/uploads/${name}`)
    if (status !== 404) throw new Error(`A pending picture is answered with ${status}.`)
  }
  const [first] = entries
  if (!first) throw new Error('No picture was accepted.')
  const origins = { da: 'https://a.example', de: 'https://b.example', en: 'https://c.example' }
  await approveEntry({ db, store: createFolderStore(uploads), origins, now: new Date() }, first.id)
  const shown = await fetch(`http://127.0.0.1:${imagesPort}/own/${first.url}?format=jpg&w=400`)
  if (shown.status !== 200) throw new Error(`An approved picture is answered with ${shown.status}.`)
  await mustBePixels(Buffer.from(await shown.arrayBuffer()))
  return files.length
}

async function mustBePixels(bytes: Buffer): Promise<void> {
  if (bytes.includes('MARRAM-PAYLOAD')) throw new Error('A picture still carries its hidden payload.')
  const { exif, xmp, icc } = await sharp(bytes).metadata()
  if (exif || xmp || icc) throw new Error('A picture still carries metadata.')
}
