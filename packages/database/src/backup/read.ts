import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
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

export async function openBackup(file: string): Promise<BackupReader> {
  await checkMagic(file)
  const source = createReadStream(file, { start: MAGIC.length })
  const frames = readFrames(decompress(source))
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

async function* decompress(source: Readable): AsyncGenerator<Buffer> {
  const zstd = createZstdDecompress()
  // A failure destroys zstd with it, which ends the loop below.
  const feeding = pipeline(source, zstd).catch(() => {})
  try {
    for await (const chunk of zstd) yield chunk
    await feeding
  } catch {
    throw damaged()
  }
}

async function checkMagic(file: string): Promise<void> {
  const read = async () => {
    await using handle = await open(file, 'r')
    return await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
  }
  const { buffer } = await read().catch((error: Error) => {
    throw new OperatorError(`The backup file cannot be read: ${error.message}.`)
  })
  if (!buffer.equals(MAGIC)) throw new OperatorError(`${file} is not a Marram backup.`)
}
