import { overlap } from '@marram/domain/map/area'
import { metresBetween } from '@marram/domain/map/metres'
import {
  createMapView,
  type MapView,
  type Point,
  pictureHeight,
  pictureUnit,
  pictureWidth,
} from '@marram/domain/map/view'
import { MapPicture, spotStyle } from './map-picture.tsx'
import { BeachSign, LodgingPin, pointedPill, signArea } from './pin.tsx'

/** A house and the way to the sea, in a viewport of the map. */
export type LodgingScene = {
  readonly at: Point
  /** Text of the pin. */
  readonly name: string
  /** Describes the scene for screen readers. */
  readonly label: string
  /** Null if no beach can be shown. */
  readonly shore: Point | null
  readonly distance: string | null
  readonly view: MapView
}

export function LodgingPicture(scene: LodgingScene) {
  const { at, name, label, shore, distance, view } = scene
  const house = view.project(at)
  const beach = shore && view.project(shore)
  const isBelow = isSignBelow(scene)
  const unit = pictureUnit(view)
  const pill = pointedPill(house, name, unit)
  const sign = beach && distance ? [signArea(beach, distance, unit, isBelow)] : []
  const way = beach ? <path className="map-way" d={`M${house.x} ${house.y}L${beach.x} ${beach.y}`} /> : null
  return (
    <MapPicture view={view} label={label} keptFree={[pill, ...sign]} lines={way}>
      {beach && distance ? <BeachSign distance={distance} isBelow={isBelow} style={spotStyle(view, beach)} /> : null}
      <LodgingPin label={name} style={spotStyle(view, house)} />
    </MapPicture>
  )
}

/**
 * For houses in the first row of dunes the pin would cover the beach sign, so the sign moves below the shore's point.
 */
export function isSignBelow({ at, name, shore, distance, view }: LodgingScene): boolean {
  if (!shore || !distance) return false
  const unit = pictureUnit(view)
  const pill = pointedPill(view.project(at), name, unit)
  return overlap(pill, signArea(view.project(shore), distance, unit, false))
}

/** Close enough to see the way to the sea, wide enough to show the next village. */
export function lodgingView(house: Point, shore: Point | null): MapView {
  if (shore === null) return createMapView(house, 8000, pictureWidth, pictureHeight)
  const widthM = Math.min(26_000, Math.max(5200, metresBetween(house, shore) * 2.4))
  const centre: Point = [(house[0] + shore[0]) / 2, (house[1] + shore[1]) / 2]
  return createMapView(centre, widthM, pictureWidth, pictureHeight)
}
