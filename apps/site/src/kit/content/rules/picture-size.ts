/** Width at a phone, and from sm (640 px) on. */
const narrowCap = 412
const wideCap = 795

export type PictureSizes = {
  /** Asked for below sm. */
  readonly narrow: { readonly width: number; readonly height: number }
  /** Asked for from sm on. */
  readonly wide: { readonly width: number; readonly height: number }
}

/** A picture narrower than a cap keeps its own width. The height follows, so that its room is held while it loads. */
export function pictureSizes(width: number | null, height: number | null): PictureSizes {
  const own = width ?? wideCap
  const ratio = width && height ? height / width : 2 / 3
  const capped = (cap: number) => {
    const fitting = Math.min(own, cap)
    return { width: fitting, height: Math.round(fitting * ratio) }
  }
  return { narrow: capped(narrowCap), wide: capped(wideCap) }
}
