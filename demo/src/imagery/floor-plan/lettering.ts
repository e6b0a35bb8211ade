import { type Drawing, escapeText } from '../core/drawing.ts'
import { round } from '../core/path-data.ts'
import { glyphs } from './glyphs.ts'

type Style = { height: number; weight: number; color: string; align: 'middle' | 'end' }

const unitsHigh = 7
const gap = 1.7

/**
 * Draws text as strokes instead of using a font: the machine that rasterises the plans may have none, and then every
 * glyph of a `<text>` is an empty box (seen with librsvg in a bare container). `m` and `²` stay small.
 */
export function writeText(drawing: Drawing, x: number, y: number, text: string, style: Style): void {
  const scale = style.height / unitsHigh
  const length = textWidth(text, style.height)
  let left = x - (style.align === 'middle' ? length / 2 : length)
  let path = ''
  for (const d of [...text].map(findGlyph)) {
    path += place(d, left, y, scale)
    left += (widthOf(d) + gap) * scale
  }
  drawing.path(path, {
    'aria-label': escapeText(text),
    fill: 'none',
    stroke: style.color,
    'stroke-width': style.weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

/** Width of a text in picture units. */
export function textWidth(text: string, height: number): number {
  const units = [...text].reduce((sum, letter) => sum + widthOf(findGlyph(letter)) + gap, -gap)
  return (units * height) / unitsHigh
}

/** A letter without a glyph leaves a gap. */
export function findGlyph(letter: string): string {
  return glyphs[letter] ?? glyphs[letter.toUpperCase()] ?? 'M0 0M2 0'
}

const pair = /(-?[\d.]+) (-?[\d.]+)/g

function widthOf(d: string): number {
  return Math.max(...[...d.matchAll(pair)].map(([, x]) => Number(x)))
}

function place(d: string, left: number, base: number, scale: number): string {
  const point = (_: string, x: string, y: string) =>
    `${round(left + Number(x) * scale)} ${round(base - Number(y) * scale)}`
  return d.replace(pair, point)
}
