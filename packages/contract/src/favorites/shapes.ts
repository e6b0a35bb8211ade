import { maxFavorites } from '@marram/domain/favorites'
import { cleanText } from '@marram/domain/safe-text'
import * as v from 'valibot'

export const favoritesPath = '/rest/v1/entities/favorites'

/** A 4-byte integer column. */
const subjectId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
const subjectType = v.picklist(['lodging'])

/** A blank note counts as none. */
const comment = v.pipe(
  v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(4000),
      v.transform((text) => cleanText(text, { lines: true })),
      v.maxLength(1000),
    ),
  ),
  v.transform((text) => (text === '' ? null : text)),
)

/** The entity. Before it is stored, it has no id, owner or times. */
export const favorite = v.object({
  id: v.optional(v.nullable(v.number()), null),
  userId: v.optional(v.number(), 0),
  subjectType,
  subjectId,
  comment: v.optional(comment, null),
  createdAt: v.optional(v.nullable(v.string()), null),
  updatedAt: v.optional(v.nullable(v.string()), null),
})
export type NewFavorite = v.InferInput<typeof favorite>

/** As stored by the service. */
export const storedFavorite = v.object({
  ...favorite.entries,
  id: v.number(),
  userId: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
})
export type Favorite = v.InferOutput<typeof storedFavorite>

/** `PUT {id}/`: only the note can change. Owner and house are ignored. */
export const favoriteChange = v.object({ comment })
export type FavoriteChange = v.InferInput<typeof favoriteChange>

/** `POST merge/`: a browser's favourites from before the login, newest last. */
export const favoritesMerge = v.object({
  subjectType,
  subjectIds: v.pipe(v.array(subjectId), v.maxLength(maxFavorites)),
})
export type FavoritesMerge = v.InferInput<typeof favoritesMerge>
