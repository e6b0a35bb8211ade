import { availableParallelism } from 'node:os'
import { type ConfigOf, parseConfig } from '@marram/service-kit/config'
import { uploadsUrlSetting } from '@marram/service-kit/open-store'
import { flag, integer, port, text } from '@marram/service-kit/setting'
import type { RenderLimits } from './render.ts'

export type ImagesConfig = RenderLimits & {
  cacheFolder: string
  cacheBytes: number
  memoryBytes: number
  /** Concurrent renders. */
  concurrency: number
  /** Maximum length of the queue. */
  maxWaiting: number
  sourceTimeoutMs: number
  requestTimeoutMs: number
  /** Units of new pictures per client network, see `coldCost`; cached ones are free. */
  coldPerMinute: number
  coldBurst: number
}

/** At least two, so that a large picture does not block all small ones; at most three, because libuv's four threads also
 * read files. */
const usualConcurrency = Math.min(3, Math.max(2, availableParallelism() - 1))

export const imagesSettings = {
  photoFolder: text('IMAGES_PHOTO_DIR', {
    optional: true,
    meaning: 'Folder of an agency’s own photos, which imports read; also served below `/services/images/own/photos/`.',
  }),
  assetFolder: text('IMAGES_ASSET_DIR', {
    optional: true,
    meaning: 'Folder of further files, such as films of houses (`.mp4`), served below `/services/images/assets/`.',
  }),
  cacheFolder: text('IMAGES_CACHE_DIR', { fallback: 'data/images', meaning: 'Folder of rendered pictures.' }),
  cacheMb: integer(
    'IMAGES_CACHE_MB',
    { min: 1, max: 1_000_000 },
    { fallback: '2048', meaning: 'Space for rendered pictures on disk; the least recently used are evicted first.' },
  ),
  memoryMb: integer(
    'IMAGES_MEMORY_MB',
    { min: 1, max: 16_384 },
    { fallback: '64', meaning: 'Memory for the most requested pictures.' },
  ),
  concurrency: integer(
    'IMAGES_CONCURRENCY',
    { min: 1, max: 16 },
    { fallback: String(usualConcurrency), meaning: 'Pictures rendered at the same time.' },
  ),
  maxWaiting: integer(
    'IMAGES_MAX_WAITING',
    { min: 1, max: 10_000 },
    { fallback: '500', meaning: 'Length of the queue beyond which pictures are refused with 503.' },
  ),
  coldPerMinute: integer(
    'IMAGES_COLD_PER_MINUTE',
    { min: 1, max: 100_000 },
    {
      fallback: '300',
      meaning: 'New small pictures per client network and minute; a large one counts as several.',
    },
  ),
}

/** For the service as a separate process. */
export const imagesProcessSettings = {
  ...imagesSettings,
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3005', meaning: 'Port to listen on.' }),
  metricsPort: port('METRICS_PORT', { optional: true, meaning: 'Port of the metrics; none without it.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Trust the forwarding headers of one proxy in front.' }),
  uploadsFolder: text('UPLOADS_DIR', {
    optional: true,
    meaning: 'Folder of the workers’ uploads, served below /own/uploads/.',
  }),
  uploadsUrl: uploadsUrlSetting,
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
