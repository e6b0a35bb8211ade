import { Resvg } from '@resvg/resvg-js'

const edge = 32
const kept = 8
const waves = Array.from({ length: kept }, (_, k) =>
  Array.from({ length: edge }, (_, i) => Math.cos((Math.PI * (i + 0.5) * k) / edge)),
)

/** 63 bits: which of the coarsest waves of a picture's brightness are stronger than their median. */
export function perceptualHash(svg: string): boolean[] {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: 48 }, font: { loadSystemFonts: false } }).render()
  const { pixels, width, height } = drawn
  const brightness = (x: number, y: number) => {
    const at = 4 * (Math.floor((y * height) / edge) * width + Math.floor((x * width) / edge))
    return 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0)
  }
  const columns = Array.from({ length: edge }, (_, x) => Array.from({ length: edge }, (_, y) => brightness(x, y)))
  const sum = (across: readonly number[], down: readonly number[]) =>
    columns.reduce(
      (all, column, x) => all + (across[x] ?? 0) * column.reduce((one, light, y) => one + light * (down[y] ?? 0), 0),
      0,
    )
  const strengths = waves.flatMap((across) => waves.map((down) => sum(across, down))).slice(1)
  const median = strengths.toSorted((a, b) => a - b)[Math.floor(strengths.length / 2)] ?? 0
  return strengths.map((strength) => strength > median)
}

/** Number of bits in which two pictures differ: about 31 for unrelated ones. */
export const hashDistance = (a: readonly boolean[], b: readonly boolean[]) => a.filter((bit, i) => bit !== b[i]).length
