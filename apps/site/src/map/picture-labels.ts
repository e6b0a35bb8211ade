import type { EditionKey } from '@marram/i18n/edition-key'
import type { MapView, Spot } from './map-view.ts'
import { type Place, placesOf, seaName } from './places.ts'
import { isOnLand } from './shore.ts'

type Area = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
export type PictureLabel = Spot & { readonly place: Place }

/** As wide as a picture is on a large phone: what fits there fits everywhere. */
const smallestPx = 440
const letterPx = 7
const linePx = 20
/** Metres per pixel up to which a name may step aside and still stand by its place. */
const closeUp = 16

/** The names that fit into a picture without touching one another or what is kept free. */
export function pictureLabels(view: MapView, edition: EditionKey, keptFree: readonly Spot[]): PictureLabel[] {
  const unit = view.width / smallestPx
  const taken = keptFree.map((spot) => around(spot, 64 * unit, 36 * unit))
  const shown: PictureLabel[] = []
  for (const place of [...placesOf(edition).filter(({ kind }) => kind !== 'sea'), ...seaHere(view, edition, unit)]) {
    const { x, y } = view.project(place.at)
    for (const aside of view.metresPerPixel <= closeUp ? [0, 1.3, -1.3] : [0]) {
      const spot = { x, y: y + aside * linePx * unit }
      const area = around(spot, place.name.length * letterPx * unit, linePx * unit)
      if (!isWithin(area, view) || taken.some((other) => overlap(area, other))) continue
      taken.push(area)
      shown.push({ ...spot, place })
      break
    }
  }
  return shown
}

/** The sea is named once, where the window shows enough of it. */
function seaHere(view: MapView, edition: EditionKey, unit: number): Place[] {
  const name = seaName(edition)
  const width = name.length * letterPx * 1.5 * unit
  const spots = [0.14, 0.22, 0.3, 0.8].flatMap((x) =>
    [0.35, 0.65, 0.85, 0.15].map((y) => ({ x: x * view.width, y: y * view.height })),
  )
  const open = spots.find((spot) => {
    const { left, right, top, bottom } = around(spot, width, linePx * 3 * unit)
    const corners = [spot, { x: left, y: top }, { x: right, y: top }, { x: left, y: bottom }, { x: right, y: bottom }]
    return corners.every((corner) => !isOnLand(view.placeAt(corner)))
  })
  return open ? [{ name, kind: 'sea', rank: 1, at: view.placeAt(open) }] : []
}

function around({ x, y }: Spot, width: number, height: number): Area {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

function isWithin({ left, right, top, bottom }: Area, { width, height }: MapView): boolean {
  return left > 0 && right < width && top > 0 && bottom < height
}

function overlap(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
