import { maxImageEdge } from '@marram/contract/image-url'
import type { PictureParameters } from './parameters.ts'

export type Size = { width: number; height: number }

type Wanted = Pick<PictureParameters, 'fit' | 'width' | 'height'>

/** The exact size of the picture to make from an original of the given size. */
export function outputSize(original: Size, { fit, width, height }: Wanted): Size {
  if (width === null && height === null) {
    return scale(original, Math.min(1, maxImageEdge / Math.max(original.width, original.height)))
  }
  if (width === null || height === null) {
    return width !== null
      ? { width, height: scale(original, width / original.width).height }
      : { width: scale(original, (height ?? 1) / original.height).width, height: height ?? 1 }
  }
  const factors = [width / original.width, height / original.height]
  if (fit === 'inside') return scale(original, Math.min(...factors))
  if (fit === 'outside') return scale(original, Math.max(...factors))
  return { width, height }
}

/** How much work a picture will be, before its original is known: most are three to two. */
export function expectedPixels({ width, height }: Wanted): number {
  if (width !== null && height !== null) return width * height
  if (width !== null) return (width * width * 2) / 3
  if (height !== null) return (height * height * 3) / 2
  return maxImageEdge * maxImageEdge
}

function scale(size: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(size.width * factor)), height: Math.max(1, Math.round(size.height * factor)) }
}
