import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@marram/database/testing/test-database'

export type Films = {
  /** Folder of the images service; a test writes the film itself, since drawings do not move. */
  readonly folder: string
  /** The first house with a panorama has a film in its place, and after it one of another host. */
  addTo(database: TestDatabase): Promise<{ readonly house: string }>
  remove(): Promise<void>
}

export const filmFile = 'film.mp4'

export async function prepareFilms(): Promise<Films> {
  const folder = await mkdtemp(join(tmpdir(), 'marram-films-'))
  return {
    folder,
    async addTo({ db }) {
      const panorama = await db
        .selectFrom('lodging_image')
        .selectAll()
        .where('kind', '=', 'panorama')
        .orderBy('lodging_id')
        .executeTakeFirstOrThrow()
      const place = { lodging_id: panorama.lodging_id, sort_order: panorama.sort_order }
      await db
        .updateTable('lodging_image')
        .set({ kind: 'video', video_url: `/services/images/assets/${filmFile}` })
        .where('lodging_id', '=', place.lodging_id)
        .where('sort_order', '=', place.sort_order)
        .execute()
      const video_url = 'https://www.youtube.com/watch?v=marram-test'
      const next = { sort_order: place.sort_order + 1, url: `${panorama.url}/embedded` }
      await db
        .insertInto('lodging_image')
        .values({ ...panorama, ...next, kind: 'video', video_url })
        .execute()
      const { name } = await db
        .selectFrom('lodging')
        .select('name')
        .where('id', '=', place.lodging_id)
        .executeTakeFirstOrThrow()
      return { house: name.toLowerCase() }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
