import type { BrokerContext } from '../context.ts'

const maxPictures = 99

export async function loadPictures({ db }: Pick<BrokerContext, 'db'>, id: number) {
  const rows = await db
    .selectFrom('lodging_image')
    .where('lodging_id', '=', id)
    .select(['url', 'width', 'height', 'tag_ids', 'file_size', 'sort_order'])
    .orderBy('sort_order')
    .limit(maxPictures)
    .execute()
  return rows.map((row) => ({
    url: row.url,
    width: row.width,
    height: row.height,
    tagIds: row.tag_ids,
    fileSize: row.file_size,
    sortOrder: row.sort_order,
  }))
}
