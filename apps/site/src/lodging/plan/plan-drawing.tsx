import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { type Door, layOutLodging, type PlacedRoom, type PlanFloor } from '@marram/domain/floor-plan/layout'
import type { PlacedBed, Rect } from '@marram/domain/floor-plan/place-beds'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { type LodgingPicture, lodgingPictures } from '../lodging-pictures.ts'
import { ladderPath, ladderW, PlanFittings } from './plan-fittings.tsx'
import { findRoomPicture, interiorOf, type PlanWords, roomName } from './room-words.ts'

/** The page width of a phone, so that a unit is a pixel there and names are legible. */
const drawingW = 356
const margin = 4
const titleH = 22
const nameSize = 12
/** Estimated width of a name relative to its font size: "mm" is wider than "till". */
function nameWidth(name: string): number {
  return [...name].reduce(
    (width, letter) => width + (wideLetters.has(letter) ? 0.9 : narrowLetters.has(letter) ? 0.38 : 0.58),
    0,
  )
}

const wideLetters = new Set('mwMW')
const narrowLetters = new Set('fijlrt1 ')

/** Converts metres of a floor to units of the drawing. */
export type Scale = (rect: Rect) => Rect

/**
 * Floor plan of the house, drawn from the catalogue's facts. It is never hydrated; screen readers skip it, because the
 * list beside it has the same content.
 */
export function PlanDrawing({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house')
  const pictures = lodgingPictures(lodging, scope.edition, words.pictures)
  const { sheets, height } = sheetsOf(layOutLodging(interiorOf(lodging)))
  return (
    <svg className="plan-drawing" viewBox={`0 0 ${drawingW} ${height}`} aria-hidden="true">
      {sheets.map(({ floor, titleY, scale }) => (
        <g key={floor.level}>
          {titleY === null ? null : (
            <text className="plan-drawing__title" x={margin} y={titleY}>
              {capitalised(words.plan.levels[floor.level])}
            </text>
          )}
          <FloorDrawing floor={floor} scale={scale} words={words.plan} pictures={pictures} />
        </g>
      ))}
    </svg>
  )
}

type Sheet = { readonly floor: PlanFloor; readonly titleY: number | null; readonly scale: Scale }

/** Floors stacked at one scale, each with its name if there are several. */
function sheetsOf(floors: readonly PlanFloor[]): { readonly sheets: readonly Sheet[]; readonly height: number } {
  const unit = (drawingW - 2 * margin) / Math.max(...floors.map(({ w }) => w))
  const sheets: Sheet[] = []
  let bottom = 0
  for (const floor of floors) {
    const top = bottom + (floors.length > 1 ? titleH : margin) + (floor.terrace?.h ?? 0) * unit
    const scale: Scale = ({ x, y, w, h }) => ({
      x: round(margin + x * unit),
      y: round(top + y * unit),
      w: round(w * unit),
      h: round(h * unit),
    })
    sheets.push({ floor, titleY: floors.length > 1 ? round(bottom + 15) : null, scale })
    bottom = top + floor.h * unit + 10
  }
  return { sheets, height: Math.ceil(bottom) }
}

type FloorProps = {
  readonly floor: PlanFloor
  readonly scale: Scale
  readonly words: PlanWords
  readonly pictures: readonly LodgingPicture[]
}

function FloorDrawing({ floor, scale, words, pictures }: FloorProps) {
  const whole = scale({ x: 0, y: 0, w: floor.w, h: floor.h })
  const terrace = floor.terrace && scale(floor.terrace)
  return (
    <>
      {terrace ? (
        <>
          <Box className="plan-terrace" at={terrace} />
          <text className="plan-name" x={terrace.x + 8} y={terrace.y + 17} fontSize={nameSize}>
            {words.terrace}
          </text>
        </>
      ) : null}
      {floor.halls.map((hall) => (
        <Box key={hall.y} className="plan-hall" at={scale(hall)} />
      ))}
      {floor.rooms.map((placed) => (
        <RoomLink
          key={roomName(placed.room, words)}
          placed={placed}
          scale={scale}
          words={words}
          pictures={pictures}
          hasStairs={floor.stairs !== null && floor.halls.length === 0}
        />
      ))}
      {floor.stairs ? <path className="plan-stairs" d={stairsPath(scale(floor.stairs))} /> : null}
      <Box className="plan-walls" at={whole} />
      {floor.doors.map((door) => (
        <DoorDrawing key={`${door.x} ${door.y}`} door={door} scale={scale} />
      ))}
    </>
  )
}

type RoomLinkProps = Omit<RoomProps, 'hasPicture'> & Pick<FloorProps, 'pictures'>

/** Keyboards reach the picture by the list; this link is for pointers. */
function RoomLink({ pictures, ...room }: RoomLinkProps) {
  const position = findRoomPicture(room.placed.room, pictures)
  const picture = position === null ? undefined : pictures[position]
  if (!picture) return <RoomDrawing {...room} hasPicture={false} />
  return (
    <a href={picture.href} data-picture={position} tabIndex={-1}>
      <RoomDrawing {...room} hasPicture />
    </a>
  )
}

type RoomProps = {
  readonly placed: PlacedRoom
  readonly scale: Scale
  readonly words: PlanWords
  readonly hasPicture: boolean
  /** In the corner that is otherwise the sofa's. */
  readonly hasStairs: boolean
}

function RoomDrawing({ placed, scale, words, hasPicture, hasStairs }: RoomProps) {
  const { room, beds } = placed
  const at = scale(placed.at)
  const name = roomName(room, words)
  const free = scale({ ...placed.at, ...placed.name })
  const nameX = free.x + 6
  const nameW = free.w - 10
  // Estimated text width; a long name in a narrow room gets a smaller font.
  const size = Math.min(nameSize, nameW / nameWidth(name))
  const cameraX = nameX + nameWidth(name) * size + 5
  return (
    <>
      <Box className={`plan-room plan-room--${room.kind}`} at={at} />
      <PlanFittings kind={room.kind} at={at} isTaken={beds.length > 0 || hasStairs} />
      {beds.map((bed) => (
        <BedDrawing key={`${bed.at.x} ${bed.at.y}`} placed={bed} at={scale(bed.at)} />
      ))}
      <text className="plan-name" x={nameX} y={at.y + 16} fontSize={round(size)}>
        {name}
      </text>
      {hasPicture && cameraX + 15 < free.x + free.w ? <Camera x={round(cameraX)} y={at.y + 6.5} /> : null}
    </>
  )
}

/** Pillows lie at the head: two on a wide bed, one on a narrow one. A bunk bed has its ladder at the foot. */
function BedDrawing({ placed: { bed, head }, at }: { placed: PlacedBed; at: Rect }) {
  const isUpright = head === 'bottom'
  const isWide = bed.kind === 'double' || bed.kind === 'sofa'
  const along = isUpright ? at.w : at.h
  const depth = (isUpright ? at.h : at.w) * 0.2
  const pillows = (isWide ? [0.06, 0.54] : [0.14]).map((from) => {
    const offset = along * from
    const length = along * (isWide ? 0.4 : 0.72)
    if (isUpright) return { x: at.x + offset, y: at.y + at.h - depth - 2, w: length, h: depth }
    return { x: head === 'left' ? at.x + 2 : at.x + at.w - depth - 2, y: at.y + offset, w: depth, h: length }
  })
  const foot = bed.kind === 'bunk' ? ladderW + 3 : 0
  const free = isUpright ? at.w : at.w - depth - foot
  const sizeFont = Math.min(10.5, (free - 6) / (7 * 0.6), at.h - 4)
  const shift = ((depth - foot) / 2) * (isUpright ? 0 : head === 'left' ? 1 : -1)
  return (
    <>
      <Box className={`plan-bed plan-bed--${bed.kind}`} at={at} rx={3} />
      {pillows.map((pillow) => (
        <Box key={`${pillow.x} ${pillow.y}`} className="plan-pillow" at={pillow} rx={2} />
      ))}
      {bed.kind === 'bunk' ? <path className="plan-ladder" d={ladderPath(at, head)} /> : null}
      {sizeFont >= 7.5 ? (
        <text
          className="plan-size"
          x={round(at.x + at.w / 2 + shift)}
          y={round(at.y + (at.h + (isUpright ? foot - depth : 0)) / 2 + 3.5)}
          fontSize={round(sizeFont)}
        >
          {`${bed.widthCm}×${bed.lengthCm}`}
        </text>
      ) : null}
    </>
  )
}

function DoorDrawing({ door: { x, y, isUpright, widthM }, scale }: { door: Door; scale: Scale }) {
  const at = scale({ x, y, w: widthM, h: widthM })
  return <path className="plan-door" d={`M${at.x} ${at.y}${isUpright ? `v${at.h}` : `h${at.w}`}`} />
}

function stairsPath({ x, y, w, h }: Rect): string {
  const steps = 6
  const isUpright = h >= w
  const lines = Array.from({ length: steps - 1 }, (_, index) => {
    const share = (index + 1) / steps
    return isUpright ? `M${x} ${round(y + h * share)}h${w}` : `M${round(x + w * share)} ${y}v${h}`
  })
  return `M${x} ${y}h${w}v${h}h${-w}z${lines.join('')}`
}

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Marks a room that links to its picture. */
function Camera({ x, y }: { x: number; y: number }) {
  return (
    <path
      className="plan-camera"
      d={`M${x} ${y + 2}h3l1.5-2h4l1.5 2h3v8h-13zm4 4a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0`}
    />
  )
}

type BoxProps = { readonly at: Rect; readonly className: string; readonly rx?: number }

export function Box({ at, className, rx }: BoxProps) {
  return <rect className={className} x={round(at.x)} y={round(at.y)} width={round(at.w)} height={round(at.h)} rx={rx} />
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
