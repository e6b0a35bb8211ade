import { access, constants } from 'node:fs/promises'
import { parseConfig } from '@marram/service-kit/config'
import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { createMetrics, metricsHandler } from '@marram/service-kit/metrics'
import { openObjectStore } from '@marram/service-kit/open-store'
import { serve } from '@marram/service-kit/serve'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startTracing } from '@marram/service-kit/tracing'
import { tracingConfig } from '@marram/service-kit/tracing-settings'
import { imagesProcessSettings, toImagesConfig } from './config.ts'
import { folderSources } from './folder-source.ts'
import { createImages } from './server.ts'
import { createUploadSource } from './upload-source.ts'

const settings = parseConfig(imagesProcessSettings, process.env)
const { host, port, metricsPort, trustProxy, cacheFolder } = settings
const { uploadsFolder, uploadsUrl } = settings
const log = createLog({ name: 'images' })
const tracing = await startTracing('images', tracingConfig(process.env))
const metrics = createMetrics()
const health = createHealth({ checks: { cache: () => access(cacheFolder, constants.W_OK) }, log })
const sources = [
  ...(uploadsFolder || uploadsUrl
    ? [createUploadSource(openObjectStore({ url: uploadsUrl, folder: uploadsFolder ?? '' }))]
    : []),
  ...folderSources(settings),
]
const images = await createImages(toImagesConfig(settings), { sources, log, metrics, health, trustProxy })
const server = await serve({ fetch: images.handle, host, port, log, health })
const numbers =
  metricsPort === undefined
    ? null
    : await serve({ fetch: metricsHandler(metrics, { token: null }), host, port: metricsPort, log })
stopOnSignals(async () => {
  await Promise.all([images.close(), server.stop(), numbers?.stop()])
  await tracing.stop()
})
