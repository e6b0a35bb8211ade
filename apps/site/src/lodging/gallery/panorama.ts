/** The size of a panorama as shown, in CSS pixels. */
export type PanoramaSize = { readonly width: number; readonly height: number; readonly isRound: boolean }

/** A picture that is exactly twice as wide as high shows all directions. */
export function isRound({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.abs(width / height - 2) < 0.01
}

/** The offset of the left edge: a round panorama goes on for ever, another one ends at both sides. */
export function turnedTo(offset: number, by: number, shown: PanoramaSize, windowWidth: number): number {
  const next = offset + by
  if (shown.isRound) return ((next % shown.width) + shown.width) % shown.width
  return Math.min(Math.max(0, shown.width - windowWidth), Math.max(0, next))
}
