import * as v from 'valibot'
import { defineTask } from '../task.ts'

/** The image source of uploaded pictures: `uploads/{name}` is their `imageUrl`. */
export const uploadsSource = 'uploads'

/** A picture's name is random, so that it cannot be guessed. */
export const pictureName = v.pipe(v.string(), v.regex(/^[a-z0-9]{32}\.(?:jpg|webp)$/))

export const pictureUrl = (name: string): string => `${uploadsSource}/${name}`

/** Null for pictures of another source, such as the demo's drawings. */
export function findPictureName(url: string): string | null {
  const name = url.startsWith(`${uploadsSource}/`) ? url.slice(uploadsSource.length + 1) : ''
  return v.is(pictureName, name) ? name : null
}

/**
 * Keys in the store. The prefix decides whether a picture is public: the image service reads only `shown/`, and needs
 * no database.
 */
export const pendingKey = (name: string): string => `pending/${name}`
export const shownKey = (name: string): string => `shown/${name}`

/** Deletes pictures from the store after their rows were deleted. */
export const discardPictures = defineTask({
  name: 'pictures.discard',
  schema: v.strictObject({ names: v.pipe(v.array(pictureName), v.minLength(1), v.maxLength(1000)) }),
})
