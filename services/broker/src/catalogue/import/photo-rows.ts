import { pictureUrl } from '@marram/contract/workers/pictures'
import { pictureTagByKey } from '@marram/domain/picture-tag'
import type { ClientBase } from 'pg'

/** A photo of the agency that a house of the import shows. */
export type PhotoUse = {
  /** The line or cell that names it. */
  readonly place: { readonly file: string; readonly row?: number }
  readonly line: number
  readonly sortOrder: number
  readonly house: string
  readonly source: string
  readonly isPlan: boolean
}

export async function loadPhotoUses(client: ClientBase): Promise<PhotoUse[]> {
  const { rows } = await client.query<Omit<PhotoUse, 'place'>>(
    `select image.line, sort_order as "sortOrder", name as house, source, $1 = any(tag_ids) as "isPlan"
     from import_lodging_image image join import_lodging lodging on lodging.id = lodging_id
     where source is not null order by image.line, sort_order`,
    [pictureTagByKey('floor-plan').id],
  )
  return rows.map((use) => ({ ...use, place: { file: `line ${use.line}` } }))
}

/** Gives rows the stored files of their photos. Photos that could not be read, and those that a house shows twice, go. */
export async function placePhotos(client: ClientBase): Promise<void> {
  await client.query(
    `update import_lodging_image image
     set url = $1 || name || tones, width = photo.width, height = photo.height, file_size = photo.file_size
     from photo where photo.source = image.source`,
    [pictureUrl('')],
  )
  await client.query('delete from import_lodging_image where source is not null and url is null')
  await client.query(
    `delete from import_lodging_image where source is not null and ctid in (
       select ctid from (
         select ctid, row_number() over (partition by line, url order by sort_order) as place from import_lodging_image
       ) numbered where place > 1)`,
  )
}
