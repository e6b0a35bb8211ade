import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Child, startChild } from '@marram/bench/program/child'
import { findFreePort } from '@marram/testkit/free-port'

export type UploadServices = {
  readonly workers: Child
  readonly port: number
  readonly imagesPort: number
  readonly uploads: string
  stop(): Promise<void>
}

const services = join(import.meta.dirname, '..', '..', '..', 'services')

/** Workers and images as separate processes, as in a scaled deployment; each can be measured. */
export async function startUploadServices(databaseUrl: string, folder: string): Promise<UploadServices> {
  const uploads = join(folder, 'uploads')
  const cache = join(folder, 'cache')
  await mkdir(cache, { recursive: true })
  const [port, imagesPort] = [await findFreePort(), await findFreePort()]
  const shared = { TRUST_PROXY: '1', UPLOADS_DIR: uploads, HOST: '127.0.0.1' }
  const workers = startChild({
    args: [join(services, 'workers', 'src', 'main.ts')],
    env: {
      ...shared,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PUBLIC_KEYS: 'proof',
      CONTENT_URL: 'http://127.0.0.1:9',
      MARRAM_HOSTS: 'da=https://marram.example.dk,de=https://marram.example.de,en=https://marram.example',
    },
  })
  const images = startChild({
    args: [join(services, 'images', 'src', 'main.ts')],
    env: { ...shared, PORT: String(imagesPort), IMAGES_CACHE_DIR: cache },
  })
  try {
    await Promise.all([workers, images].map((child) => child.line((text) => text.includes('listening'))))
  } catch (error) {
    await Promise.all([workers.kill(), images.kill()])
    throw error
  }
  return {
    workers,
    port,
    imagesPort,
    uploads,
    stop: async () => void (await Promise.all([workers.stop(), images.stop()])),
  }
}

/** Peak memory of a process in megabytes; null if the system does not report it. */
export async function readPeakMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kb = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]
  return kb === undefined ? null : Math.round(Number(kb) / 1024)
}
