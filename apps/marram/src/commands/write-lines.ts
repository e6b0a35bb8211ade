import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { OperatorError } from '@marram/database/operator-error'

/** `-` is standard output; `.gz` is compressed. A file gets its final name only when it is complete. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const source = Readable.from(lines)
  if (file === '-') return pipeline(source, process.stdout, { end: false })
  const unfinished = `${file}.unfinished`
  try {
    // It contains guests' parties, so only its owner may read it.
    const target = createWriteStream(unfinished, { mode: 0o600 })
    await (file.endsWith('.gz') ? pipeline(source, createGzip(), target) : pipeline(source, target))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    if (isFileProblem(error)) throw new OperatorError(`The file ${file} cannot be written: ${error.message}`)
    throw error
  }
}

function isFileProblem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && ['open', 'write', 'rename'].includes(String(error.syscall))
}
