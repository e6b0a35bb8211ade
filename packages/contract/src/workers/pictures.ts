import * as v from 'valibot'
import { defineTask } from '../task.ts'

/** Where the image service finds pictures that were sent to us: `uploads/{name}` is their `imageUrl`. */
export const uploadsSource = 'uploads'

/** A picture's name is not to be guessed, and says no more than its kind. */
export const pictureName = v.pipe(v.string(), v.regex(/^[a-z0-9]{32}\.(?:jpg|webp)$/))

export const pictureUrl = (name: string): string => `${uploadsSource}/${name}`

/** Null for pictures of another source, such as the drawings of the demo. */
export function findPictureName(url: string): string | null {
  const name = url.startsWith(`${uploadsSource}/`) ? url.slice(uploadsSource.length + 1) : ''
  return v.is(pictureName, name) ? name : null
}

/**
 * Names in the store. The place of a picture says whether it may be seen: the image service looks nowhere but among those
 * that are shown, and needs no database.
 */
export const pendingKey = (name: string): string => `pending/${name}`
export const shownKey = (name: string): string => `shown/${name}`

/** Removes pictures from the store whose rows have been deleted. */
export const discardPictures = defineTask({
  name: 'pictures.discard',
  schema: v.strictObject({ names: v.pipe(v.array(pictureName), v.minLength(1), v.maxLength(1000)) }),
})
