import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  acceptedPictureTypes,
  type PictureProblem,
  type PictureType,
  sniffedBytes,
  sniffPicture,
} from '@marram/domain/picture-limits'

export type SpooledPicture =
  | { readonly kind: 'picture'; readonly path: string; readonly type: PictureType; readonly hash: string }
  | { readonly kind: 'problem'; readonly problem: PictureProblem }

export type Spool = {
  /** Returns a final problem as early as possible. */
  findProblem(): PictureProblem | null
  /** Resolves when the stream has ended; rejects if it was truncated. */
  readonly whole: Promise<SpooledPicture>
  /** Ends the stream and deletes the file. */
  discard(): Promise<void>
}

/** Streams a picture into a file. Stops storing if the first bytes are not a picture, or if it is too large. */
export function spoolPicture(stream: Readable, { path, maxBytes }: { path: string; maxBytes: number }): Spool {
  let problem: PictureProblem | null = null
  const whole = copy(stream, path, maxBytes, (reported) => {
    problem = reported
  })
  whole.catch(() => {})
  return {
    findProblem: () => problem,
    whole,
    discard: async () => {
      stream.destroy()
      await whole.catch(() => {})
      await rm(path, { force: true })
    },
  }
}

async function copy(
  stream: Readable,
  path: string,
  maxBytes: number,
  report: (problem: PictureProblem) => void,
): Promise<SpooledPicture> {
  const hash = createHash('sha256')
  let file: FileHandle | null = null
  let type: PictureType | null = null
  let head = Buffer.alloc(0)
  let bytes = 0
  let problem: PictureProblem | null = null
  const refuse = (reason: PictureProblem): void => {
    problem ??= reason
    report(problem)
  }
  try {
    // Reads refused pictures to the end too, because an unread stream would stall the parser.
    for await (const part of stream) {
      if (!Buffer.isBuffer(part)) throw new Error('A form sends bytes.')
      bytes += part.length
      if (bytes > maxBytes) refuse('too-many-bytes')
      if (problem !== null) continue
      hash.update(part)
      if (type !== null) {
        await file?.writeFile(part)
        continue
      }
      head = Buffer.concat([head, part])
      if (head.length < sniffedBytes) continue
      const kind = sniffPicture(head)
      type = findType(kind)
      if (type === null) {
        refuse(toProblem(kind))
        continue
      }
      file = await open(path, 'wx', 0o600)
      await file.writeFile(head)
    }
    // Every real picture is long enough to detect its type by now.
    if (type === null) refuse(bytes === 0 ? 'missing' : 'not-a-picture')
    if (problem !== null || type === null) return { kind: 'problem', problem: problem ?? 'not-a-picture' }
    return { kind: 'picture', path, type, hash: hash.digest('hex') }
  } finally {
    await file?.close()
  }
}

function findType(kind: string): PictureType | null {
  return acceptedPictureTypes.find((type) => type === kind) ?? null
}

function toProblem(kind: ReturnType<typeof sniffPicture>): PictureProblem {
  return kind === 'heic' || kind === 'type-not-accepted' ? kind : 'not-a-picture'
}
