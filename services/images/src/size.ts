import { type ImageFit, maxImageEdge } from '@marram/contract/image-parameters'

export type Size = { width: number; height: number }

type Wanted = { fit: ImageFit; width: number | null; height: number | null }

/**
 * Longest edges that are made: what our pages ask for, once and doubled, and steps of a fifth between. Any pair of
 * edges would be nine million pictures of each photo, each seconds of CPU and a file on disk.
 */
export const edges = [
  32, 64, 96, 128, 160, 208, 256, 320, 360, 412, 480, 560, 640, 720, 795, 824, 900, 960, 1080, 1200, 1236, 1280, 1440,
  1600, 1648, 1800, 1920, 2048, 2472, 3000,
] as const
const shapes = 120

/** The shorter edge in 120ths of the longer one, and which is the longer: pictures of one shape have the same, in every size. */
export function shapeOf({ width, height }: Size): string {
  const shape = Math.max(1, Math.round((shapes * Math.min(width, height)) / Math.max(width, height)))
  return `${width >= height ? 'wide' : 'high'}-${shape}`
}

/** Rounds up to the ladder; the shape that was asked for stays, to a 120th of the longer edge. */
export function ladderSize({ width, height }: Pick<Wanted, 'width' | 'height'>): Pick<Wanted, 'width' | 'height'> {
  if (width === null || height === null) return { width: width && onLadder(width), height: height && onLadder(height) }
  const longer = onLadder(Math.max(width, height))
  const shape = Math.max(1, Math.round((shapes * Math.min(width, height)) / Math.max(width, height)))
  const shorter = Math.max(1, Math.round((longer * shape) / shapes))
  return width >= height ? { width: longer, height: shorter } : { width: shorter, height: longer }
}

function onLadder(edge: number): number {
  return edges.find((step) => step >= edge) ?? maxImageEdge
}

/** The same shape in at most so many pixels; null for a shape that no screen shows. */
export function withinPixels(size: Size, maxPixels: number): Size | null {
  if (Math.max(size.width, size.height) > 2 * maxImageEdge) return null
  const pixels = size.width * size.height
  return pixels <= maxPixels ? size : scale(size, Math.sqrt(maxPixels / pixels), Math.floor)
}

/** The exact size of the picture to make, where it is known without the original. */
export function askedSize({ fit, width, height }: Wanted): Size | null {
  return width === null || height === null || fit === 'inside' || fit === 'outside' ? null : { width, height }
}

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

function scale(size: Size, factor: number, whole = Math.round): Size {
  return { width: Math.max(1, whole(size.width * factor)), height: Math.max(1, whole(size.height * factor)) }
}
