import { shownKey } from '@marram/contract/workers/pictures'
import type { Database } from '@marram/database/schema.generated'
import type { ObjectStore, StoredBytes } from '@marram/service-kit/object-store'
import type { Kysely, Selectable } from 'kysely'
import type { PhotoUse } from '../import/photo-rows.ts'
import { makeMaster, masterHash, type Reading, type Unusable } from './make-master.ts'
import type { ReadOriginal } from './origins.ts'

type Photo = Selectable<Database['photo']>

export type ReadPhotos = {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** Reasons by source. A photo that was read before keeps its former file. */
  readonly failures: ReadonlyMap<string, { readonly reason: string; readonly isKept: boolean }>
}

export type PhotoDeps = {
  readonly db: Kysely<Database>
  /** The store of all pictures that the site publishes. */
  readonly store: ObjectStore
  readonly readOriginal: ReadOriginal
  readonly now: () => Date
  readonly onProgress?: (done: number, all: number) => void
}

type Outcome = 'added' | 'changed' | 'unchanged' | Unusable

/** Originals in memory at once; decoding is one at a time anyway. */
const atOnce = 4
/** Servers without etag and time of change are asked once a day. */
const trustedMs = 86_400_000

/**
 * Reads the photos of a catalogue: the store gets a re-encoded file of each, the table `photo` its size and colours. Each
 * photo is written on its own, so an interrupted run goes on where it was.
 */
export async function readPhotos(uses: readonly PhotoUse[], deps: PhotoDeps): Promise<ReadPhotos> {
  const sources = [...new Set(uses.map(({ source }) => source))]
  const plans = new Set(uses.flatMap(({ isPlan, source }) => (isPlan ? source : [])))
  const waiting = [...sources]
  const counts = { added: 0, changed: 0, unchanged: 0 }
  const failures = new Map<string, { reason: string; isKept: boolean }>()
  let done = 0
  const readNext = async (source: string) => {
    const former = await findPhoto(deps, source)
    const outcome = await readOne(source, plans.has(source), former, deps)
    if (typeof outcome === 'string') counts[outcome] += 1
    else failures.set(source, { reason: outcome.reason, isKept: former !== null })
    done += 1
    deps.onProgress?.(done, sources.length)
  }
  const work = async () => {
    for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) await readNext(source)
  }
  // A full disk or a lost database ends the run, once the photos that others are reading are written.
  const stop = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, () => work().catch(stop)))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return { ...counts, failures }
}

const pageMark = /#page=(\d{1,4})$/

async function readOne(source: string, isPlan: boolean, former: Photo | null, deps: PhotoDeps): Promise<Outcome> {
  const { readOriginal, now } = deps
  const isRecent = former !== null && now().getTime() - former.checked_at.getTime() < trustedMs
  if (isRecent && former.validator === null) return 'unchanged'
  const original = await readOriginal(source.replace(pageMark, ''), former?.validator ?? null)
  if (original.kind === 'unchanged') return 'unchanged'
  if (original.kind === 'failed') return original
  const { validator } = original
  const page = pageMark.exec(source)?.[1]
  const reading = { isPlan, page: page === undefined ? null : Number(page) }
  const stored = await findStored(deps, masterHash(original.bytes, reading))
  const photo = stored ?? (await store(original.bytes, reading, deps))
  if ('reason' in photo) return photo
  const { name, width, height, file_size, tones } = photo
  const row = { validator, name, width, height, file_size, tones, checked_at: now() }
  await deps.db
    .insertInto('photo')
    .values({ source, ...row })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
    .execute()
  if (former === null) return 'added'
  return former.name === name ? 'unchanged' : 'changed'
}

/** The row of a source; null if its file is gone, as after a move without the uploads. */
async function findPhoto({ db, store }: PhotoDeps, source: string): Promise<Photo | null> {
  const photo = await db.selectFrom('photo').selectAll().where('source', '=', source).executeTakeFirst()
  return photo && (await store.has(shownKey(photo.name))) ? photo : null
}

/** The same photo under another name. */
async function findStored({ db, store }: PhotoDeps, hash: string): Promise<Photo | null> {
  const names = [`${hash}.jpg`, `${hash}.webp`]
  const photo = await db.selectFrom('photo').selectAll().where('name', 'in', names).executeTakeFirst()
  return photo && (await store.has(shownKey(photo.name))) ? photo : null
}

async function store(original: StoredBytes, reading: Reading, deps: PhotoDeps) {
  const made = await makeMaster(original, reading)
  if (made.kind === 'failed') return made
  const name = `${masterHash(original, reading)}.${made.extension}`
  await deps.store.put(shownKey(name), made.bytes, made.contentType)
  const { width, height, tones } = made
  return { name, width, height, file_size: made.bytes.byteLength, tones }
}
