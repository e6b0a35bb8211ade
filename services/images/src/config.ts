import { availableParallelism } from 'node:os'
import { type ConfigOf, parseConfig } from '@marram/service-kit/config'
import { uploadsUrlSetting } from '@marram/service-kit/open-store'
import { flag, integer, port, text } from '@marram/service-kit/setting'
import type { RenderLimits } from './render.ts'

export type ImagesConfig = RenderLimits & {
  cacheFolder: string
  cacheBytes: number
  memoryBytes: number
  /** Pictures made at the same time. */
  concurrency: number
  /** Pictures that may wait before further ones are refused. */
  maxWaiting: number
  sourceTimeoutMs: number
  requestTimeoutMs: number
  /** Units of new pictures that one client network may ask for, see `coldCost`; finished ones are free. */
  coldPerMinute: number
  coldBurst: number
}

/** Two at least, so that a large picture never holds up all small ones; three at most, because libuv has four threads
 * for files too. */
const usualConcurrency = Math.min(3, Math.max(2, availableParallelism() - 1))

export const imagesSettings = {
  cacheFolder: text('IMAGES_CACHE_DIR', { fallback: 'data/images', meaning: 'Folder of finished pictures.' }),
  cacheMb: integer(
    'IMAGES_CACHE_MB',
    { min: 1, max: 1_000_000 },
    { fallback: '2048', meaning: 'Room for finished pictures on disk; the least recently used go first.' },
  ),
  memoryMb: integer(
    'IMAGES_MEMORY_MB',
    { min: 1, max: 16_384 },
    { fallback: '64', meaning: 'Room for the most wanted pictures in memory.' },
  ),
  concurrency: integer(
    'IMAGES_CONCURRENCY',
    { min: 1, max: 16 },
    { fallback: String(usualConcurrency), meaning: 'Pictures made at the same time.' },
  ),
  maxWaiting: integer(
    'IMAGES_MAX_WAITING',
    { min: 1, max: 10_000 },
    { fallback: '500', meaning: 'Pictures that may wait before further ones are refused with 503.' },
  ),
  coldPerMinute: integer(
    'IMAGES_COLD_PER_MINUTE',
    { min: 1, max: 100_000 },
    {
      fallback: '300',
      meaning: 'New small pictures one client network may ask for in a minute; a large one counts as several.',
    },
  ),
}

/** Only where the service is a process of its own. */
export const imagesProcessSettings = {
  ...imagesSettings,
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3005', meaning: 'Port to listen on.' }),
  metricsPort: port('METRICS_PORT', { optional: true, meaning: 'Port of the metrics; none without it.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Whether one proxy in front names the caller.' }),
  photoFolder: text('IMAGES_PHOTO_DIR', { optional: true, meaning: 'Folder of photos, shown below /own/photos/.' }),
  uploadsFolder: text('UPLOADS_DIR', {
    optional: true,
    meaning: 'Folder of the pictures that were sent to the workers, shown below /own/uploads/.',
  }),
  uploadsUrl: uploadsUrlSetting,
  assetFolder: text('IMAGES_ASSET_DIR', { optional: true, meaning: 'Folder of assets, shown below /assets/.' }),
}

export function toImagesConfig(settings: ConfigOf<typeof imagesSettings>): ImagesConfig {
  const { cacheFolder, concurrency, maxWaiting, coldPerMinute } = settings
  return {
    cacheFolder,
    concurrency,
    maxWaiting,
    coldPerMinute,
    coldBurst: coldPerMinute,
    cacheBytes: settings.cacheMb * 1_048_576,
    memoryBytes: settings.memoryMb * 1_048_576,
    sourceTimeoutMs: 10_000,
    requestTimeoutMs: 60_000,
    maxOutputPixels: 4_500_000,
    maxInputPixels: 100_000_000,
    renderTimeoutS: 20,
  }
}

export function parseImagesConfig(env: Record<string, string | undefined>): ImagesConfig {
  return toImagesConfig(parseConfig(imagesSettings, env))
}
