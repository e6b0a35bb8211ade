import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

export type MapLibrary = typeof import('maplibre-gl')

/** As long as any widget may take to come. */
const patienceMs = 20_000

/** The worker is a file of our own, as the page's policy asks. */
export async function loadMapLibrary(): Promise<MapLibrary> {
  const library = await Promise.race([import('maplibre-gl'), lateness()])
  library.setWorkerUrl(workerUrl)
  return library
}

function lateness(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The map took too long to come.')), patienceMs)
  })
}

/** Without WebGL the picture stays. */
export function canDrawMaps(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
