import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { OperatorError } from '../operator-error.ts'
import {
  type BackedUpTable,
  damaged,
  type Header,
  MAGIC,
  parseChecksum,
  parseHeader,
  readFrames,
  toFrame,
} from './format.ts'
import type { BackupSource } from './place.ts'
import { target } from './tables.ts'

/** Reads a backup sequentially; call the steps in the order of the file. */
export type BackupReader = {
  header: Header
  copyInto(client: ClientBase, table: BackedUpTable): Promise<void>
  /** Reads a table without using it. */
  skip(): Promise<void>
  readJobs(): Promise<string>
  /** Throws unless the file is complete and unaltered. The transaction must not commit before this. */
  finish(): Promise<void>
  close(): Promise<void>
}

class NoBackupError extends OperatorError {}

export async function openBackup({ place, name }: BackupSource): Promise<BackupReader> {
  const source = await place.open(name)
  try {
    return await readSteps(source, name)
  } catch (error) {
    source.destroy()
    throw error
  }
}

async function readSteps(source: Readable, name: string): Promise<BackupReader> {
  const frames = readFrames(decompress(afterMagic(source, name)))
  const digest = createHash('sha256')
  const next = async (): Promise<Buffer> => {
    const { value, done } = await frames.next()
    if (done) throw damaged()
    return value
  }
  const nextHashed = async () => {
    const frame = await next()
    digest.update(toFrame(frame))
    return frame
  }
  async function* rows() {
    for (let chunk = await nextHashed(); chunk.length > 0; chunk = await nextHashed()) yield chunk
  }
  return {
    header: parseHeader(await nextHashed()),
    copyInto: async (client, table) => {
      const sink = client.query(copyFrom(`copy ${target(table)} from stdin`))
      await pipeline(Readable.from(rows()), sink)
      if (sink.rowCount !== table.rows) throw damaged()
    },
    skip: async () => {
      for await (const _ of rows()) {
        // Only the checksum needs them.
      }
    },
    readJobs: async () => (await nextHashed()).toString(),
    finish: async () => {
      const expected = parseChecksum(await next())
      if (digest.digest('hex') !== expected || !(await frames.next()).done) throw damaged()
    },
    close: async () => {
      source.destroy()
      await frames.return(undefined)
    },
  }
}

async function* decompress(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const zstd = createZstdDecompress()
  // A failure destroys zstd with it, which ends the loop below.
  const feeding = pipeline(source, zstd)
  feeding.catch(() => {})
  try {
    for await (const chunk of zstd) yield chunk
    await feeding
  } catch {
    // The failure of the source is more than that of its reader.
    await feeding.catch((error: unknown) => {
      if (error instanceof OperatorError) throw error
    })
    throw damaged()
  }
}

/** The content behind the magic, which rejects another file before any of it is read. */
async function* afterMagic(source: Readable, name: string): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0)
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]()
  const next = () =>
    chunks.next().catch((error: Error) => {
      throw new OperatorError(`The backup file cannot be read: ${error.message}.`)
    })
  for (let { value, done } = await next(); !done; { value, done } = await next()) {
    if (head === null) {
      yield value
      continue
    }
    head = Buffer.concat([head, value])
    if (head.length < MAGIC.length) continue
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) break
    yield head.subarray(MAGIC.length)
    head = null
  }
  if (head !== null) throw new NoBackupError(`${name} is not a Marram backup.`)
}

/** The header alone; null for a file that is no backup. */
export async function findHeader(source: BackupSource): Promise<Header | null> {
  const reader = await openBackup(source).catch((error: unknown) => {
    if (error instanceof NoBackupError) return null
    throw error
  })
  await reader?.close()
  return reader?.header ?? null
}
