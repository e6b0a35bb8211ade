import type { Spot } from './view.ts'

/** A rectangle of the picture or the canvas, in pixels. */
export type Area = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

export function around({ x, y }: Spot, width: number, height: number): Area {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

export function overlap(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function isWithin({ left, right, top, bottom }: Area, { width, height }: Size): boolean {
  return left > 0 && right < width && top > 0 && bottom < height
}

/** All around a canvas: a pill that touches it would be cut off by the edge. */
export function outside({ width, height }: Size): Area[] {
  const everywhere = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
  return [
    { ...everywhere, right: 0 },
    { ...everywhere, left: width },
    { ...everywhere, bottom: 0 },
    { ...everywhere, top: height },
  ]
}

type Size = { readonly width: number; readonly height: number }

/** A pin to place near a spot, with its texts in order of preference: the later ones are shorter. */
export type PinRequest<Thing> = { readonly thing: Thing; readonly spot: Spot; readonly texts: readonly string[] }

/** A placed pin: `text` is the longest text that fits, `aside` the offset of its centre from the spot. */
export type Placed<Thing> = { readonly thing: Thing; readonly text: string; readonly aside: Spot }

type PillRules = {
  /** Width of a text in pixels. */
  readonly widthOf: (text: string) => number
  readonly height: number
  readonly max: number
  /** A fixed pill is placed on its spot or not at all. */
  readonly isFixed?: boolean
}

/** Offsets of a pill from its spot, in its own widths and heights; the first is tried first. */
const onSpot = { across: 0, down: 0 }
const stepsAside = [
  onSpot,
  { across: 0, down: -0.8 },
  { across: 0, down: 0.8 },
  { across: -0.62, down: 0 },
  { across: 0.62, down: 0 },
  // Diagonal offsets, around a name that is written on the spot.
  ...[-0.62, 0.62].flatMap((across) => [-0.8, 0.8].map((down) => ({ across, down }))),
  ...[-0.8, 0.8].flatMap((across) => [-0.4, 0.4].map((down) => ({ across, down }))),
]

/**
 * Places pills in order of priority: on the spot, else just above, below or beside it, with the longest text that
 * overlaps neither another pill nor a blocked area. Pills without room are left out.
 */
export function placePills<Thing>(
  requests: Iterable<PinRequest<Thing>>,
  taken: readonly Area[],
  { widthOf, height, max, isFixed = false }: PillRules,
): Placed<Thing>[] {
  const steps = isFixed ? [onSpot] : stepsAside
  const full = [...taken]
  const placed: Placed<Thing>[] = []
  for (const { thing, spot, texts } of requests) {
    if (placed.length >= max) break
    const found = findRoom(spot, texts)
    if (found === null) continue
    full.push(found.area)
    placed.push({ thing, text: found.text, aside: found.aside })
  }
  return placed

  function findRoom(spot: Spot, texts: readonly string[]) {
    for (const text of texts) {
      const width = widthOf(text)
      for (const { across, down } of steps) {
        const aside = { x: across * width, y: down * height }
        const area = around({ x: spot.x + aside.x, y: spot.y + aside.y }, width, height)
        if (!full.some((other) => overlap(area, other))) return { text, aside, area }
      }
    }
    return null
  }
}
