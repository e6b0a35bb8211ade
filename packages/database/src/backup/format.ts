import * as v from 'valibot'
import { OperatorError } from '../operator-error.ts'

/** Increase it if a reader of the old format would misread the new one. */
export const FORMAT = 1
/** Uncompressed, so that a wrong file is rejected before it is read. */
export const MAGIC = Buffer.from('MARRAM BACKUP\n')
const MAX_FRAME_BYTES = 1_000_000_000

/** A picture of the store; the place of the backup has its content under the checksum. */
const fileSchema = v.object({
  key: v.string(),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  bytes: v.number(),
})
export type KeptFile = v.InferOutput<typeof fileSchema>

const headerSchema = v.object({
  format: v.literal(FORMAT),
  createdAt: v.string(),
  /** Migrations of the schema that the rows belong to. */
  migrations: v.array(v.string()),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number() })),
  /** The next value of each sequence; a string, because it may exceed 2^53. */
  sequences: v.array(v.object({ name: v.string(), next: v.string() })),
  /** Missing if the backup is of the database alone, as earlier versions made them. */
  files: v.optional(v.array(fileSchema)),
})
export type Header = v.InferOutput<typeof headerSchema>
export type BackedUpTable = Header['tables'][number]

const footerSchema = v.object({ sha256: v.string() })

/** Distinguishes a newer format, which needs a newer Marram, from a damaged file. */
export function parseHeader(frame: Buffer): Header {
  const json = parseJson(frame)
  if (typeof json === 'object' && json !== null && 'format' in json && json.format !== FORMAT) {
    throw new OperatorError(
      `The backup has format ${json.format}, this Marram reads ${FORMAT}: use the version that made it.`,
    )
  }
  const result = v.safeParse(headerSchema, json)
  if (!result.success) throw damaged()
  return result.output
}

export function parseChecksum(frame: Buffer): string {
  const result = v.safeParse(footerSchema, parseJson(frame))
  if (!result.success) throw damaged()
  return result.output.sha256
}

export const damaged = () =>
  new OperatorError('The backup file is incomplete or was altered; nothing was restored from it.')

/** A frame has four bytes of length and its content; an empty one ends a table. */
export function toFrame(content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, content])
}
export const END = toFrame(Buffer.alloc(0))

export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pending: Buffer[] = []
  let size = 0
  let wanted: number | null = null
  for await (const chunk of source) {
    pending.push(chunk)
    size += chunk.length
    while (size >= (wanted ?? 4)) {
      const [first = END] = pending
      const all = pending.length === 1 ? first : Buffer.concat(pending)
      pending.length = 0
      const cut: number = wanted ?? 4
      if (wanted === null) wanted = checkLength(all.readUInt32BE())
      else {
        yield all.subarray(0, cut)
        wanted = null
      }
      pending.push(all.subarray(cut))
      size -= cut
    }
  }
  if (size > 0 || wanted !== null) throw damaged()
}

function checkLength(length: number): number {
  if (length > MAX_FRAME_BYTES) throw damaged()
  return length
}

function parseJson(frame: Buffer): unknown {
  try {
    return JSON.parse(frame.toString())
  } catch {
    throw damaged()
  }
}
