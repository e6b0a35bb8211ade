import { createDefinitions, type Definitions } from './definitions.ts'
import type { Point } from './geometry.ts'
import { polygonPath, round } from './path-data.ts'

export type Attributes = Record<string, string | number | undefined>

type Shapes = {
  path(d: string, attrs?: Attributes): void
  polygon(points: readonly Point[], attrs?: Attributes): void
  line(points: readonly Point[], attrs?: Attributes): void
  rect(x: number, y: number, w: number, h: number, attrs?: Attributes): void
  circle(cx: number, cy: number, r: number, attrs?: Attributes): void
  ellipse(cx: number, cy: number, rx: number, ry: number, attrs?: Attributes): void
  use(id: string, x: number, y: number, scaleX: number, scaleY?: number): void
}

export type Drawing = Shapes &
  Omit<Definitions, 'markup'> & {
    width: number
    height: number
    group(attrs: Attributes, paint: () => void): void
    /** Adds markup as it is. */
    raw(markup: string): void
    /** Turns the output of `paint` into a symbol instead of drawing it, once per key. */
    symbolOnce(key: string, paint: () => void): string
    toSvg(frame: { outputWidth: number; outputHeight: number; title: string }): string
  }

type Options = { width: number; height: number; idPrefix: string }

const short = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
const tidy = (value: number) => Number(round(value))

/** A small SVG writer: collects shapes, and shares gradients, filters and clip paths in <defs>. */
export function createDrawing({ width, height, idPrefix }: Options): Drawing {
  const { markup, ...definitions } = createDefinitions(idPrefix)
  const body: string[] = []
  const symbols = new Map<string, string>()
  const shapes = createShapes(body)
  return {
    ...definitions,
    ...shapes,
    width,
    height,
    group(attrs, paint) {
      body.push(`<g${attributeMarkup(attrs)}>`)
      paint()
      body.push('</g>')
    },
    raw(markup) {
      body.push(markup)
    },
    symbolOnce(key, paint) {
      const known = symbols.get(key)
      if (known !== undefined) return known
      const start = body.length
      paint()
      const id = definitions.symbol(body.splice(start).join(''))
      symbols.set(key, id)
      return id
    },
    toSvg({ outputWidth, outputHeight, title }) {
      const label = escapeText(title)
      const frame = `viewBox="0 0 ${round(width)} ${round(height)}" width="${outputWidth}" height="${outputHeight}"`
      const head = `<svg xmlns="http://www.w3.org/2000/svg" ${frame} role="img" aria-label="${label}">`
      return `${head}<title>${label}</title><defs>${markup()}</defs>${body.join('')}</svg>`
    },
  }
}

function createShapes(body: string[]): Shapes {
  const shape = (name: string, attrs: Attributes) => {
    body.push(`<${name}${attributeMarkup(withOwnOpacity(attrs))}/>`)
  }
  return {
    path: (d, attrs) => {
      if (d !== '') shape('path', { d, ...attrs })
    },
    polygon: (points, attrs) => shape('path', { d: polygonPath(points), ...attrs }),
    line: (points, attrs) => shape('path', { d: polygonPath(points, false), fill: 'none', ...attrs }),
    rect: (x, y, w, h, attrs) => shape('rect', { x: tidy(x), y: tidy(y), width: tidy(w), height: tidy(h), ...attrs }),
    circle: (cx, cy, r, attrs) => shape('circle', { cx: tidy(cx), cy: tidy(cy), r: tidy(r), ...attrs }),
    ellipse: (cx, cy, rx, ry, attrs) =>
      shape('ellipse', { cx: tidy(cx), cy: tidy(cy), rx: tidy(rx), ry: tidy(ry), ...attrs }),
    use: (id, x, y, scaleX, scaleY = scaleX) => {
      const place = `matrix(${short(scaleX)} 0 0 ${short(scaleY)} ${Math.round(x)} ${Math.round(y)})`
      body.push(`<use href="#${id}" transform="${place}"/>`)
    },
  }
}

/** librsvg paints an element with `opacity` on a surface of its own; a fill or a stroke alone can do without. */
function withOwnOpacity({ opacity, fill, stroke, ...others }: Attributes): Attributes {
  const attrs = { fill, stroke, ...others }
  if (opacity === undefined) return attrs
  if (stroke === undefined) return { ...attrs, 'fill-opacity': opacity }
  return fill === 'none' ? { ...attrs, 'stroke-opacity': opacity } : { ...attrs, opacity }
}

function attributeMarkup(attrs: Attributes): string {
  return Object.entries(attrs)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.') : value}"`,
    )
    .join('')
}

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
