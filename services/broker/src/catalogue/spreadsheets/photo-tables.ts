import { type Draft, fillDraft, placeOf, setField, textIn } from './draft.ts'
import type { Houses } from './houses.ts'
import type { Place } from './problem.ts'
import type { Row } from './read-table.ts'
import { columnsOf } from './tables.ts'
import type { Translation } from './translation.ts'

/** The rows of a house replace its pictures. Its videos and panoramas follow them. */
export function translatePhotos(translation: Translation, houses: Houses): void {
  const photos = Map.groupBy(translation.rowsOf('photos'), (row) => houses.draftOf(row))
  for (const [draft, rows] of photos) {
    if (!draft) continue
    const others = listOf(draft.record.images).filter((image) => 'kind' in image && image.kind !== 'picture')
    const pictures = rows.toSorted((a, b) => orderOf(a) - orderOf(b)).map((row) => ({ row, image: {} }))
    const images = [...pictures.map(({ image }) => image), ...others]
    setField(
      draft.record,
      'images',
      images.map((image, at) => ({ ...image, sortOrder: at + 1 })),
    )
    for (const [at, { row }] of pictures.entries()) fillPhoto(draft, row, `images.${at}.`)
  }
}

function fillPhoto(draft: Draft, row: Row, path: string): void {
  fillDraft(draft, row, columnsOf('photos'), path)
  const tags = (textIn(row, 'tags') ?? '').split(',').map((tag) =>
    tag
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-'),
  )
  setField(draft.record, `${path}tags`, tags.filter(Boolean))
  draft.cells.set(`${path}tags`, placeOf(row, 'tags'))
  draft.cells.set(path.slice(0, -1), placeOf(row, 'picture'))
}

function orderOf(row: Row): number {
  const order = row.cells.get('order')?.value
  return typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER
}

function listOf(images: unknown): object[] {
  return Array.isArray(images) ? images.filter((image) => typeof image === 'object' && image !== null) : []
}

/** The cell that names the photo of a house. */
export function placeOfPhoto(draft: Draft | undefined, sortOrder: number): Place | undefined {
  return draft?.cells.get(`images.${sortOrder - 1}.source`)
}
