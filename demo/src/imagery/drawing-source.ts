import { parseDrawingAddress } from './drawing-address.ts'
import { createDrawingWorkers } from './drawing-workers.ts'

/** Increment it when any picture changes, so that cached renditions of the old one are no longer used. */
export const drawingRevision = 4

type Facts = { contentType: string; version: string }

/** A source for the image service: `/own/demo/{kind}/{seed}/{variant}[/{mood}][/{details}]`. */
export type DrawingSource = {
  name: 'demo'
  /** Drawings are SVG, but have to be rasterised before they are served. */
  rasterise: true
  find(path: string): Promise<Facts | null>
  load(path: string, signal: AbortSignal): Promise<(Facts & { bytes: Uint8Array<ArrayBuffer> }) | null>
  close(): Promise<void>
}

const facts = { contentType: 'image/svg+xml', version: String(drawingRevision) }

/** `workers` is the number of drawing threads; one is enough for several threads that rasterise. */
export function createDrawingSource({ workers = 1 }: { workers?: number } = {}): DrawingSource {
  const { draw, close } = createDrawingWorkers(workers)
  return {
    name: 'demo',
    rasterise: true,
    find: async (path) => (parseDrawingAddress(path) === null ? null : facts),
    async load(path, signal) {
      const address = parseDrawingAddress(path)
      if (address === null) return null
      signal.throwIfAborted()
      return { ...facts, bytes: await draw(address) }
    },
    close,
  }
}
