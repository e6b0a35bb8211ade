import { pictureName, shownKey, uploadsSource } from '@marram/contract/workers/pictures'
import type { ObjectStore } from '@marram/service-kit/object-store'
import * as v from 'valibot'
import type { ImageSource } from './source.ts'

/**
 * Published uploads of guests and staff. A file never changes under its name, so its name is its version; its existence is
 * checked on every request.
 */
export function createUploadSource(store: ObjectStore): ImageSource {
  const factsOf = (name: string) => ({
    contentType: name.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
    version: name,
  })
  return {
    name: uploadsSource,
    find: async (path, signal) =>
      v.is(pictureName, path) && (await store.has(shownKey(path), signal)) ? factsOf(path) : null,
    async load(path, signal) {
      const bytes = v.is(pictureName, path) ? await store.get(shownKey(path), signal) : null
      return bytes && { bytes, ...factsOf(path) }
    },
  }
}
