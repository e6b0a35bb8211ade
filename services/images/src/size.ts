import { type ImageFit, maxImageEdge } from '@marram/contract/image-parameters'

export type Size = { width: number; height: number }

type RequestedSize = { fit: ImageFit; width: number | null; height: number | null }

/**
 * The ladder of longest edges: our pages' sizes at single and double density, with steps of a fifth between. Without it each
 * photo would have nine million sizes, each with seconds of CPU and a file on disk.
 */
export const edges = [
  32, 64, 96, 128, 160, 208, 256, 320, 360, 412, 480, 560, 640, 720, 795, 824, 900, 960, 1080, 1200, 1236, 1280, 1440,
  1600, 1648, 1800, 1920, 2048, 2472, 3000,
] as const
const shapes = 120

/** The aspect ratio in 120ths with the orientation, equal for all sizes of one shape. */
export function shapeOf({ width, height }: Size): string {
  const shape = Math.max(1, Math.round((shapes * Math.min(width, height)) / Math.max(width, height)))
  return `${width >= height ? 'wide' : 'high'}-${shape}`
}

/** Rounds up to the ladder, keeping the aspect ratio to a 120th of the longer edge. */
export function ladderSize({
  width,
  height,
}: Pick<RequestedSize, 'width' | 'height'>): Pick<RequestedSize, 'width' | 'height'> {
  if (width === null || height === null) return { width: width && onLadder(width), height: height && onLadder(height) }
  const longer = onLadder(Math.max(width, height))
  const shape = Math.max(1, Math.round((shapes * Math.min(width, height)) / Math.max(width, height)))
  const shorter = Math.max(1, Math.round((longer * shape) / shapes))
  return width >= height ? { width: longer, height: shorter } : { width: shorter, height: longer }
}

function onLadder(edge: number): number {
  return edges.find((step) => step >= edge) ?? maxImageEdge
}

/** Scales down to `maxPixels`; null for an extreme aspect ratio. */
export function withinPixels(size: Size, maxPixels: number): Size | null {
  if (Math.max(size.width, size.height) > 2 * maxImageEdge) return null
  const pixels = size.width * size.height
  return pixels <= maxPixels ? size : scale(size, Math.sqrt(maxPixels / pixels), Math.floor)
}

/** The exact output size, if known without the original. */
export function askedSize({ fit, width, height }: RequestedSize): Size | null {
  return width === null || height === null || fit === 'inside' || fit === 'outside' ? null : { width, height }
}

/** The exact output size for an original of the given size. */
export function outputSize(original: Size, { fit, width, height }: RequestedSize): Size {
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

/** Estimates the work before the original is known, assuming 3:2. */
export function expectedPixels({ width, height }: RequestedSize): number {
  if (width !== null && height !== null) return width * height
  if (width !== null) return (width * width * 2) / 3
  if (height !== null) return (height * height * 3) / 2
  return maxImageEdge * maxImageEdge
}

function scale(size: Size, factor: number, round = Math.round): Size {
  return { width: Math.max(1, round(size.width * factor)), height: Math.max(1, round(size.height * factor)) }
}
