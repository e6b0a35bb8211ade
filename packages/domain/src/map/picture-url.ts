import type { Area } from './area.ts'
import type { MapView } from './view.ts'

/** URL of the picture of a view. Names keep away from these areas, where pins stand. */
export function mapPictureUrl({ centre, metresPerPixel, width, height }: MapView, keptFree: readonly Area[]): string {
  const query = new URLSearchParams({
    at: centre.map((part) => part.toFixed(5)).join(','),
    m: String(Math.round(metresPerPixel * width)),
    size: `${Math.round(width)}x${Math.round(height)}`,
  })
  const inside = keptFree.slice(0, maxAreas).map(({ left, right, top, bottom }) => [left, right, top, bottom])
  const free = inside.map((area) => area.map((side) => Math.round(side)).join('_')).join('~')
  return `/map/picture.svg?${query.toString().replaceAll('%2C', ',')}${free === '' ? '' : `&free=${free}`}`
}

export const maxAreas = 60
