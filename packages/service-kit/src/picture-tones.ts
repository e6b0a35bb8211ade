import { loadSharp } from './remake-picture.ts'

const rows = 20

/** The mean colours of a picture above, at and below the line where most photos have their horizon, as `rrggbb`. */
export async function findTones(picture: Uint8Array): Promise<readonly [string, string, string]> {
  const sharp = await loadSharp()
  const pixels = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, rows, { fit: 'fill' })
    .raw()
    .toBuffer()
  const mean = (from: number, to: number) =>
    [0, 1, 2]
      .map((channel) => {
        const values = Array.from({ length: to - from }, (_, at) => pixels[(from + at) * 3 + channel] ?? 0)
        return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
      })
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')
  return [mean(0, 6), mean(8, 12), mean(12, rows)]
}
