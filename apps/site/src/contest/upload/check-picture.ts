import type { ContestEntryProblem } from '@marram/contract/workers/contest-entry'
import {
  contestPictureLimits,
  findSizeProblem,
  limitOf,
  type PictureProblem,
  sniffedBytes,
  sniffPicture,
} from '@marram/domain/picture-limits'

type Size = { readonly width: number; readonly height: number }
type Measure = (file: Blob) => Promise<Size | null>

/** Applies the worker's rules as far as a browser can, to avoid uploading 20 MB in vain. */
export async function checkPicture(file: Blob, measure: Measure = measurePicture): Promise<ContestEntryProblem | null> {
  const problem = await findProblem(file, measure)
  if (problem === null) return null
  const limit = limitOf(problem, contestPictureLimits)
  return { field: 'contest_image', code: problem, ...(limit !== null && { limit }) }
}

async function findProblem(file: Blob, measure: Measure): Promise<PictureProblem | null> {
  if (file.size === 0) return 'missing'
  const kind = sniffPicture(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()))
  if (kind === 'heic' || kind === 'not-a-picture' || kind === 'type-not-accepted') return kind
  if (file.size > contestPictureLimits.maxBytes) return 'too-many-bytes'
  const size = await measure(file)
  return size === null ? 'unreadable' : findSizeProblem(size, contestPictureLimits)
}

/**
 * Uses an img element, which knows the size before any pixel is decoded: 50 million of them may be too many for a
 * phone.
 */
async function measurePicture(file: Blob): Promise<Size | null> {
  const url = URL.createObjectURL(file)
  const { promise, resolve } = Promise.withResolvers<Size | null>()
  const image = new Image()
  image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
  image.onerror = () => resolve(null)
  image.src = url
  try {
    return await promise
  } finally {
    URL.revokeObjectURL(url)
  }
}
