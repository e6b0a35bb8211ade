import { blockTypes } from './blocks.ts'
import type { ContentType } from './content-type.ts'
import { frameTypes } from './frame.ts'
import { pageTypes } from './pages.ts'
import { placeTypes } from './places.ts'
import { sectionTypes } from './sections.ts'

/** The whole model. Stored entries stay readable: fields are added, never renamed. */
export const contentTypes: readonly ContentType[] = [
  ...pageTypes,
  ...placeTypes,
  ...frameTypes,
  ...sectionTypes,
  ...blockTypes,
]

const byId = new Map(contentTypes.map((type) => [type.sys.id, type]))

export function findContentType(id: string): ContentType | null {
  return byId.get(id) ?? null
}
