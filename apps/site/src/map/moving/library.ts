import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { inTime } from '../../kit/lazy-part.ts'

export type MapLibrary = typeof import('maplibre-gl')

/** The worker is a file of our own, as the page's policy asks. */
export async function loadMapLibrary(): Promise<MapLibrary> {
  const library = await inTime(import('maplibre-gl'))
  library.setWorkerUrl(workerUrl)
  return library
}

/** Without WebGL the picture stays. */
export function canDrawMaps(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
