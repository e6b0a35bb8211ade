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
  /** The one field that may hold a file. */
  readonly fileField: string
  readonly maxBytes: number
  /** Where a picture lies while it is worked on. */
  readonly folder: string
  readonly pace: UploadPace
  /** In milliseconds, from any beginning. */
  readonly now?: () => number
}

export type ReceivedForm = {
  readonly fields: Readonly<Record<string, string>>
  readonly picture: SpooledPicture
  /** Removes the file of the picture. */
  discard(): Promise<void>
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Room for texts, headers and boundaries beside the file. */
const overhead = 131_072

const notAForm = refuse(415, 'not-a-form', 'Send a form with a picture: multipart/form-data.', closing)
const malformed = refuse(400, 'malformed-form', 'The form cannot be read.', closing)
const brokenOff = refuse(400, 'upload-broken-off', 'The connection broke off before everything had arrived.', closing)
const tooSlow = refuse(408, 'upload-too-slow', 'The picture took too long to arrive.', closing)

/**
 * Reads a form while it comes in: texts into memory, at most some kilobytes, the picture into a file. Nobody is waited for
 * longer than the rules say, and nothing is read that cannot change the answer.
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
    // A form that breaks off is told by the parser; without a listener the stream would end the process.
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

/** From the connection to the parser, only as fast as the picture can be written. */
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

/** A client that is disconnected while sending sees a reset instead of our error: so the rest is read, up to a limit. */
async function settle(reader: Reader, problem: PictureProblem): Promise<SpooledPicture> {
  await discardBody(reader)
  return { kind: 'problem', problem }
}

/** Also goes on when the picture is refused or the parser has given up, which then never asks for more. */
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

/** What is written to a full disk may never end. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}

/** Cancels the reading after a pause, and when what has come is too little for the time it took. */
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
