/** Colour arithmetic on #rrggbb strings. */
type Channels = [number, number, number]

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
const parse = (hex: string): Channels => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
const format = (channels: Channels) => `#${channels.map(formatChannel).join('')}`

function formatChannel(value: number): string {
  return Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0')
}

function combine(a: string, b: string, blend: (a: number, b: number) => number): string {
  const [r, g, bl] = parse(a)
  const [r2, g2, bl2] = parse(b)
  return format([blend(r, r2), blend(g, g2), blend(bl, bl2)])
}

export const mix = (from: string, to: string, amount: number) => combine(from, to, (a, b) => a + (b - a) * amount)
export const lighten = (color: string, amount: number) => mix(color, '#ffffff', amount)
export const darken = (color: string, amount: number) => mix(color, '#0b1020', amount)

/** Multiplies two colours, as light falling on a surface does. */
export const tint = (color: string, light: string) => combine(color, light, (a, b) => (a * b) / 255)
