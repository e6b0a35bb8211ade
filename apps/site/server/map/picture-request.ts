import type { Area } from '@marram/domain/map/area'
import type { AroundQuestion } from '@marram/domain/map/around'
import { maxAreas } from '@marram/domain/map/picture-url'
import { createMapView, type Point } from '@marram/domain/map/view'
import type { PictureRequest } from './picture-names.ts'

type Query = Readonly<Record<string, string>>

const [minSide, maxSide] = [50, 2000]
const [minMetres, maxMetres] = [200, 4_000_000]
/** Mercator's projection ends in the Arctic. */
const maxLatitude = 80

/** Reads what `mapPictureUrl` wrote; null if the numbers make no picture. */
export function pictureRequest({ at, m, size, free = '' }: Query): Omit<PictureRequest, 'edition'> | null {
  const centre = pointOf(at)
  const metres = Number(m)
  const [width = 0, height = 0] = /^\d{2,4}x\d{2,4}$/.test(size ?? '') ? (size ?? '').split('x').map(Number) : []
  const isSized = [width, height].every((side) => side >= minSide && side <= maxSide)
  if (!centre || !isSized || !(metres >= minMetres && metres <= maxMetres)) return null
  const keptFree = areasOf(free)
  return keptFree && { view: createMapView(centre, metres, width, height), keptFree }
}

function areasOf(written: string): Area[] | null {
  if (written === '') return []
  const areas = written.split('~')
  if (areas.length > maxAreas || !areas.every((area) => /^-?\d{1,5}(?:_-?\d{1,5}){3}$/.test(area))) return null
  return areas.map((area) => {
    const [left = 0, right = 0, top = 0, bottom = 0] = area.split('_').map(Number)
    return { left, right, top, bottom }
  })
}

const maxBeachM = 50_000

export function placeRequest({ at, beach }: Query): AroundQuestion | null {
  const point = pointOf(at)
  const beachM = beach === undefined ? null : Number(beach)
  if (!point || (beachM !== null && !(beachM >= 0 && beachM <= maxBeachM))) return null
  return { at: point, beachM }
}

function pointOf(written = ''): Point | null {
  if (!/^-?\d{1,3}(?:\.\d{1,20})?,-?\d{1,2}(?:\.\d{1,20})?$/.test(written)) return null
  const [lon = 0, lat = 0] = written.split(',').map(Number)
  return Math.abs(lon) <= 180 && Math.abs(lat) <= maxLatitude ? [lon, lat] : null
}
