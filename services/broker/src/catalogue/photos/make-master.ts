import { createHash } from 'node:crypto'
import {
  acceptedPictureTypes,
  findSizeProblem,
  housePhotoLimits,
  type PictureProblem,
  type PictureType,
  type SniffedPicture,
  sniffPicture,
} from '@marram/domain/picture-limits'
import type { StoredBytes } from '@marram/service-kit/object-store'
import { findTones } from '@marram/service-kit/picture-tones'
import { type RemadePicture, remakePicture } from '@marram/service-kit/remake-picture'
import { drawPlan, sniffPlan } from './draw-plan.ts'

/** The file that the site serves in place of an original. */
export type Master = RemadePicture & {
  /** The colours of its placeholder, as the end of its URL. */
  readonly tones: string
}

export type Unusable = { readonly kind: 'failed'; readonly reason: string }

export type Reading = {
  /** Only floor plans may be SVG or PDF. */
  readonly isPlan: boolean
  /** Of a PDF with several. */
  readonly page: number | null
}

/** Raise it when masters have to be made anew. */
const revision = 1

/** The beginning of a master's name, equal for the same photo under another name. */
export function masterHash(original: StoredBytes, { page }: Reading): string {
  return createHash('sha256')
    .update(`${revision} ${page ?? ''}\n`)
    .update(original)
    .digest('hex')
    .slice(0, 32)
}

/** Checks an original by its content; its name and declared type are not evidence. */
export async function makeMaster(original: StoredBytes, { isPlan, page }: Reading): Promise<Master | Unusable> {
  if (original.length === 0) return unusable('missing')
  const plan = sniffPlan(original)
  if (plan === null) return makePicture(original)
  if (!isPlan) return { kind: 'failed', reason: notAPlan }
  const drawn = await drawPlan(original, plan, page)
  return drawn.kind === 'failed' ? drawn : makePicture(drawn.png)
}

const notAPlan = 'SVG and PDF are read for pictures with the tag floor-plan only: save it as JPEG'

async function makePicture(original: StoredBytes): Promise<Master | Unusable> {
  const type = sniffPicture(original)
  if (!isAccepted(type)) return unusable(type)
  const { maxPixels } = housePhotoLimits
  const made = await remakePicture(original, {
    type,
    maxPixels,
    findSizeProblem: (size) => findSizeProblem(size, housePhotoLimits),
  })
  if (made.kind === 'problem') return unusable(made.problem)
  return { ...made, tones: `#${(await findTones(made.bytes)).join('-')}` }
}

const megapixels = Math.floor(housePhotoLimits.maxPixels / 1_000_000)

const reasons: Record<PictureProblem, string> = {
  missing: 'it is empty',
  'not-a-picture': 'it is not a picture: JPEG, PNG and WebP are read, SVG and PDF for floor plans',
  heic: 'it is a HEIC photo, which only Apple’s programs read everywhere: save it as JPEG',
  'type-not-accepted': 'pictures of this type are not read: save it as JPEG, PNG or WebP',
  animated: 'it is animated: save one picture of it',
  'too-many-bytes': `it is larger than ${housePhotoLimits.maxBytes / 1_048_576} MB`,
  'too-few-pixels': `it is too small: the shorter edge needs at least ${housePhotoLimits.minEdge} pixels`,
  'too-many-pixels': `it has more than ${megapixels} megapixels: save it smaller`,
  unreadable: 'it is damaged and cannot be read to its end',
}

function isAccepted(type: SniffedPicture): type is PictureType {
  return acceptedPictureTypes.some((accepted) => accepted === type)
}

function unusable(problem: PictureProblem): Unusable {
  return { kind: 'failed', reason: reasons[problem] }
}
