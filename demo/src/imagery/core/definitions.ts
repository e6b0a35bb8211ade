import { round } from './path-data.ts'

export type Stop = readonly [offset: number, color: string, opacity?: number]
type Stops = readonly (string | Stop)[]
export type Direction = 'down' | 'right' | readonly [x1: number, y1: number, x2: number, y2: number]

/** Shared definitions of a picture that are referred to by id: gradients, filters, clip paths, symbols. */
export type Definitions = {
  /** Defines a gradient along a direction: 'down', 'right', or two points in picture units. */
  gradient(stops: Stops, direction?: Direction): string
  radial(stops: Stops, place?: readonly [x: number, y: number, radius: number]): string
  blur(radius: number): string
  clip(pathData: string): string
  /** Defines a reusable drawing and returns its id; place it with use(). */
  symbol(markup: string): string
  markup(): string
}

export function createDefinitions(idPrefix: string): Definitions {
  const ids = new Map<string, string>()
  const define = (markup: string) => {
    const id = ids.get(markup) ?? `${idPrefix}${ids.size.toString(36)}`
    ids.set(markup, id)
    return id
  }
  const refer = (markup: string) => `url(#${define(markup)})`
  return {
    gradient: (stops, direction = 'down') =>
      refer(`<linearGradient id="@" ${directionMarkup(direction)}>${stopMarkup(stops)}</linearGradient>`),
    radial(stops, place) {
      const [x, y, radius] = place ?? []
      const where =
        x === undefined || y === undefined || radius === undefined
          ? ''
          : ` gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`
      return refer(`<radialGradient id="@"${where}>${stopMarkup(stops)}</radialGradient>`)
    },
    blur: (radius) =>
      refer(`<filter id="@" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter>`),
    clip: (pathData) => refer(`<clipPath id="@"><path d="${pathData}"/></clipPath>`),
    symbol: (markup) => define(`<g id="@">${markup}</g>`),
    markup: () => [...ids].map(([markup, id]) => markup.replace('id="@"', `id="${id}"`)).join(''),
  }
}

function directionMarkup(direction: Direction): string {
  if (direction === 'right') return 'x2="1" y2="0"'
  if (direction === 'down') return 'x2="0" y2="1"'
  const [x1, y1, x2, y2] = direction
  return `gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`
}

function stopMarkup(stops: Stops): string {
  const evenly = (i: number) => i / Math.max(1, stops.length - 1)
  return stops
    .map((stop, i): Stop => (typeof stop === 'string' ? [evenly(i), stop] : stop))
    .map(([offset, color, opacity]) => {
      const fade = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`
      return `<stop offset="${round(offset * 100)}%" stop-color="${color}"${fade}/>`
    })
    .join('')
}
