import { parseDrawingAddress } from './drawing-address.ts'
import { createDrawingWorkers } from './drawing-workers.ts'
import { planLabels } from './floor-plan/plan-labels.ts'

/** Raise it when any picture changes, so that finished renditions of the old one are no longer used. */
export const drawingRevision = 2

type Facts = { contentType: string; version: string }

/** A source for the images service: `/own/demo/{kind}/{seed}/{variant}[/{mood}]`. */
export type DrawingSource = {
  name: 'demo'
  /** Drawings are svg, but meant to become pixels. */
  rasterise: true
  find(path: string): Promise<Facts | null>
  load(path: string, signal: AbortSignal, lan?: number): Promise<(Facts & { bytes: Uint8Array<ArrayBuffer> }) | null>
  close(): Promise<void>
}

const facts = { contentType: 'image/svg+xml', version: String(drawingRevision) }

/** `workers`: how many threads may draw; one keeps up with several threads that turn drawings into pixels. */
export function createDrawingSource({ workers = 1 }: { workers?: number } = {}): DrawingSource {
  const { draw, close } = createDrawingWorkers(workers)
  return {
    name: 'demo',
    rasterise: true,
    find: async (path) => (parseDrawingAddress(path) === null ? null : facts),
    async load(path, signal, lan) {
      const address = parseDrawingAddress(path)
      if (address === null) return null
      signal.throwIfAborted()
      return { ...facts, bytes: await draw({ ...address, labels: planLabels(lan) }) }
    },
    close,
  }
}
