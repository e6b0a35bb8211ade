import { aspectColumns } from '@marram/database/review-aspects'
import type { Database } from '@marram/database/schema.generated'
import { type AspectRatings, noAspectRatings } from '@marram/domain/guest-review'
import type { Kysely } from 'kysely'

type ReviewSeed = Partial<{
  id: number
  lodging: number
  language: 1 | 2 | 7
  rating: number
  aspects: Partial<AspectRatings>
  date: string
  type: number
  text: string
  inDanish: string
  response: string
  responseInDanish: string
}>

/** By default a German guest's review without translations or response. */
export async function seedReview(db: Kysely<Database>, seed: ReviewSeed = {}): Promise<void> {
  const { id, lodging = 1, language = 2, rating = 5, date = '2027-01-10', type = 2, text = 'Gern wieder.' } = seed
  await db
    .insertInto('review')
    .values({
      ...(id !== undefined && { id }),
      lodging_id: lodging,
      type,
      language_id: language,
      name: 'Nele',
      place: 'Kiel',
      iso_country: 'DE',
      date,
      rating,
      ...aspectColumns({ ...noAspectRatings, ...seed.aspects }),
      answer_text: text,
      answer_text_da: seed.inDanish ?? null,
      response_text: seed.response ?? null,
      response_text_da: seed.responseInDanish ?? null,
      response_time: seed.response === undefined ? null : '2027-01-12T09:00:00Z',
    })
    .execute()
}
