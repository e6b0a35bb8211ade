import { bearerIdentity } from '@marram/contract/auth/shapes'
import { envelope } from '@marram/contract/envelope'
import type { ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'
import { pictureUrl, shownKey } from '@marram/contract/workers/pictures'
import { type UploadedImage, uploadedImageField } from '@marram/contract/workers/uploads-client'
import type { Database } from '@marram/database/schema.generated'
import { limitOf, type PictureProblem, uploadedPictureLimits } from '@marram/domain/picture-limits'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findBearer } from '@marram/service-kit/keys'
import type { Kysely } from 'kysely'
import { newPictureName, type PictureDesk } from './picture-desk.ts'
import { remakePicture } from './remake-picture.ts'

/** Returns the id of a member of staff, else null. */
export type FindStaff = (token: string) => Promise<number | null>

const reply = envelope(bearerIdentity)
const picturesADay = 200

export function createFindStaff(connect: (token: string) => ServiceClient): FindStaff {
  return async (token) => {
    try {
      const { data } = await connect(token).get('/identity/', { reply })
      return data.permissions.includes('staff') ? data.user.id : null
    } catch (error) {
      if (error instanceof ServiceError && (error.status === 401 || error.status === 403)) return null
      throw error
    }
  }
}

export type UploadImageDeps = {
  readonly db: Kysely<Database>
  readonly desk: PictureDesk
  readonly findStaff: FindStaff
  readonly now: () => Date
}

/** Uploads are published without review, so only staff may use it. */
export async function uploadImage(request: Request, deps: UploadImageDeps): Promise<UploadedImage | Refusal> {
  const { db, desk, findStaff, now } = deps
  const token = findBearer(request.headers.get('authorization') ?? undefined)
  if (token === null) {
    return refuse(401, 'not-logged-in', 'Not logged in', { headers: { 'www-authenticate': 'Bearer' } })
  }
  const userId = await findStaff(token)
  if (userId === null) return refuse(403, 'not-allowed', 'Only staff can upload pictures here.')
  const since = new Date(now().getTime() - 86_400_000)
  if ((await countSince(db, userId, since)) >= picturesADay) {
    return refuse(429, 'too-many-pictures', `An account uploads at most ${picturesADay} pictures a day.`)
  }
  const rules = { fileField: uploadedImageField, limits: uploadedPictureLimits }
  return desk.receive(request, rules, async ({ picture }) => {
    if (picture.kind === 'problem') return refusePicture(picture.problem)
    const made = await remakePicture(picture.path, picture.type, uploadedPictureLimits)
    if (made.kind === 'problem') return refusePicture(made.problem)
    const name = newPictureName(made)
    const { width, height } = made
    await db
      .insertInto('uploaded_image')
      .values({ key: name, user_id: userId, width, height, created_at: now() })
      .execute()
    await desk.store.put(shownKey(name), made.bytes, made.contentType)
    return { url: pictureUrl(name), width, height }
  })
}

async function countSince(db: Kysely<Database>, userId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('uploaded_image')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

function refusePicture(code: PictureProblem): Refusal {
  const limit = limitOf(code, uploadedPictureLimits)
  const fields = [{ field: uploadedImageField, code, ...(limit !== null && { limit }) }]
  const status = code === 'too-many-bytes' ? 413 : 422
  return refuse(status, 'form-invalid', `The picture was rejected: ${code}.`, { data: { fields } })
}
