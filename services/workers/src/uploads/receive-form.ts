import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { isBelowPace, type UploadPace } from '@marram/contract/workers/upload-pace'
import type { PictureProblem } from '@marram/domain/picture-limits'
import { closing, discardBody } from '@marram/service-kit/body-limit'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Spool, type SpooledPicture, spoolPicture } from './spool-picture.ts'

export type FormRules = {
  /** The only field for a file. */
  readonly fileField: string
  readonly maxBytes: number
  /** Folder of pictures in progress. */
  readonly folder: string
  readonly pace: UploadPace
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number
}

export type ReceivedForm = {
  readonly fields: Readonly<Record<string, string>>
  readonly picture: SpooledPicture
  /** Deletes the picture's file. */
  discard(): Promise<void>
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Allowance for texts, headers and boundaries. */
const overhead = 131_072

const notAForm = refuse(415, 'not-a-form', 'Send a form with a picture: multipart/form-data.', closing)
const malformed = refuse(400, 'malformed-form', 'The form cannot be read.', closing)
const brokenOff = refuse(400, 'upload-broken-off', 'The connection broke off before everything had arrived.', closing)
const tooSlow = refuse(408, 'upload-too-slow', 'The picture took too long to arrive.', closing)

/**
 * Parses a form as a stream: texts into memory, up to some kilobytes, the picture into a file. Enforces the time limits, and
 * stops reading when the result is known.
 */
export async function receiveForm(request: Request, rules: FormRules): Promise<ReceivedForm | Refusal> {
  const { body, headers } = request
  const type = headers.get('content-type') ?? ''
  if (!body || !/^multipart\/form-data\s*;/i.test(type)) return notAForm
  const form = openForm(type, rules, Number(headers.get('content-length') ?? 0))
  if (form === null) return malformed
  const reader = body.getReader()
  const outcome = await feed(reader, form, rules)
  if (!isRefusal(outcome)) return { fields: form.fields, picture: outcome, discard: form.discard }
  await form.discard()
  return outcome
}

type OpenForm = {
  readonly fields: Record<string, string>
  readonly parser: BusboyInstance
  readonly problem: () => PictureProblem | null
  readonly hasFailed: () => boolean
  readonly picture: () => Promise<SpooledPicture>
  readonly discard: () => Promise<void>
}

function openForm(type: string, { fileField, maxBytes, folder }: FormRules, announced: number): OpenForm | null {
  const parser = createParser(type)
  if (parser === null) return null
  const fields: Record<string, string> = Object.create(null)
  const spools: Spool[] = []
  let hasFailed = false
  let early: PictureProblem | null = null
  const fail = () => {
    hasFailed = true
  }
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) fail()
    else fields[name] ??= value
  })
  parser.on('file', (name, stream) => {
    // The parser reports a truncated form; without a listener the stream's error would end the process.
    stream.on('error', () => {})
    if (name === fileField && announced > maxBytes + overhead) early = 'too-many-bytes'
    if (name !== fileField || early !== null || spools.length > 0) stream.resume()
    else spools.push(spoolPicture(stream, { path: join(folder, randomUUID()), maxBytes }))
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit', 'error'] as const) parser.on(event, fail)
  return {
    fields,
    parser,
    problem: () => early ?? spools[0]?.findProblem() ?? null,
    hasFailed: () => hasFailed,
    picture: async () => (await spools[0]?.whole) ?? { kind: 'problem', problem: 'missing' },
    discard: async () => {
      parser.destroy()
      await spools[0]?.discard()
    },
  }
}

function createParser(contentType: string): BusboyInstance | null {
  const limits = {
    fieldNameSize: 64,
    fieldSize: 16_384,
    fields: 20,
    files: 2,
    parts: 22,
    headerPairs: 20,
    headerSize: 8192,
  }
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    return null
  }
}

/** Feeds the parser with backpressure from the file. */
async function feed(reader: Reader, form: OpenForm, rules: FormRules): Promise<SpooledPicture | Refusal> {
  const clock = startClock(reader, rules)
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      clock.moved(size)
      if (size > rules.maxBytes + overhead) return await settle(reader, 'too-many-bytes')
      if (!form.parser.write(part.value)) await drained(form, clock.late)
      const problem = form.problem()
      if (problem !== null) return await settle(reader, problem)
      if (form.hasFailed()) return malformed
    }
    if (clock.late.aborted) return tooSlow
    return await Promise.race([finish(form), rejectedBy(clock.late)])
  } catch {
    return clock.late.aborted ? tooSlow : brokenOff
  } finally {
    clock.stop()
  }
}

/** Reads the rest, up to a limit, because a client that is still sending would see a reset instead of our error. */
async function settle(reader: Reader, problem: PictureProblem): Promise<SpooledPicture> {
  await discardBody(reader)
  return { kind: 'problem', problem }
}

/** Also resolves if the picture is refused or the parser has failed, since neither emits drain then. */
async function drained({ parser, hasFailed, picture, problem }: OpenForm, late: AbortSignal): Promise<void> {
  if (hasFailed() || problem() !== null || !parser.writableNeedDrain) return
  const done = new AbortController()
  const signal = AbortSignal.any([done.signal, late])
  const events = ['drain', 'close'].map((event) => once(parser, event, { signal }))
  try {
    await Promise.race([...events, picture()])
  } finally {
    done.abort()
    await Promise.allSettled(events)
  }
}

async function finish(form: OpenForm): Promise<SpooledPicture | Refusal> {
  const { parser } = form
  const ended = Promise.withResolvers<void>()
  parser.once('finish', ended.resolve)
  parser.once('error', () => ended.resolve())
  parser.once('close', () => ended.resolve())
  parser.end()
  await ended.promise
  if (form.hasFailed()) return brokenOff
  return form.picture()
}

/** Guards against writes to a full disk, which may never end. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}

/** Cancels the read after a pause, or if the average rate is too low. */
function startClock(reader: Reader, { pace, now = () => performance.now() }: FormRules) {
  const late = new AbortController()
  const giveUp = () => {
    late.abort()
    reader.cancel().catch(() => {})
  }
  const start = now()
  const pause = setTimeout(giveUp, pace.idleMs)
  return {
    moved(bytes: number) {
      pause.refresh()
      if (isBelowPace(pace, { bytes, elapsedMs: now() - start })) giveUp()
    },
    late: late.signal,
    stop: () => clearTimeout(pause),
  }
}
