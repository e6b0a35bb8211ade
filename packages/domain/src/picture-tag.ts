/** The picture of a video is its poster, that of a panorama the panorama itself. */
export const mediaKinds = ['picture', 'video', 'panorama'] as const
export type MediaKind = (typeof mediaKinds)[number]

type Tag = { id: number; key: string }

/** The content of a picture; the ids are in a lodging image's `tagIds`. */
export const pictureTags = [
  { id: 1, key: 'exterior' },
  { id: 2, key: 'terrace' },
  { id: 3, key: 'living-room' },
  { id: 4, key: 'kitchen' },
  { id: 5, key: 'bedroom' },
  { id: 6, key: 'bathroom' },
  { id: 7, key: 'pool' },
  { id: 8, key: 'sauna' },
  { id: 9, key: 'spa' },
  { id: 10, key: 'view' },
  { id: 11, key: 'surroundings' },
  { id: 12, key: 'floor-plan' },
] as const satisfies readonly Tag[]

export type PictureTag = (typeof pictureTags)[number]
export type PictureTagKey = PictureTag['key']

const byKey = new Map<string, PictureTag>(pictureTags.map((tag) => [tag.key, tag]))
const byId = new Map<number, PictureTag>(pictureTags.map((tag) => [tag.id, tag]))

export function pictureTagByKey(key: PictureTagKey): PictureTag {
  const tag = byKey.get(key)
  if (!tag) throw new Error(`There is no picture tag with the key ${key}`)
  return tag
}

export function findPictureTagById(id: number): PictureTag | null {
  return byId.get(id) ?? null
}
