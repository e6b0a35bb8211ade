import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { startS3Server } from '@marram/service-kit/testing/s3-server'
import { type ServiceProcess, startProcess } from '@marram/service-kit/testing/start-process'
import { demoSnapshot } from '../agency.ts'
import { findFreePort } from '../free-port.ts'

export type SiteNode = ServiceProcess & { readonly port: number }

export type Nodes = {
  readonly database: TestDatabase
  /** Ports of the site nodes. */
  readonly ports: readonly number[]
  /** The running process of a node. */
  node(index: number): SiteNode
  /** Starts a node that has ended, on its port. */
  restart(index: number): Promise<void>
  stop(): Promise<void>
}

type Environment = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '..', '..', '..')
const serviceAt = (name: string) => pathToFileURL(join(root, 'services', name, 'src', 'main.ts'))
const program = pathToFileURL(join(root, 'apps', 'marram', 'dist', 'main.js'))

/**
 * A production of several machines: two site nodes and every service as a process, on one database and one bucket. The
 * demo agency is its data. Needs a build of the program.
 */
export async function startNodes(): Promise<Nodes> {
  const database = await createTestDatabase(demoSnapshot(60))
  const folder = await mkdtemp(join(tmpdir(), 'marram-nodes-'))
  const bucket = await startS3Server()
  const services: ServiceProcess[] = []
  const nodes: SiteNode[] = []
  const stop = async () => {
    // A test may have failed with a frozen node.
    for (const node of nodes) node.signal('SIGCONT')
    await Promise.all([...nodes, ...services].map((running) => running.stop()))
    bucket.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // Production rejects the demo's users.
    await database.db.updateTable('user_account').set({ is_demo: false }).execute()
    const shared = {
      DATABASE_URL: database.url,
      PUBLIC_KEYS: 'key-of-this-test',
      PUBLIC_KEY: 'key-of-this-test',
      SEARCH_KEY: 'search-key-of-this-test',
      MARRAM_HOSTS: 'da=http://da.localhost,de=http://de.localhost,en=http://en.localhost',
      TRUST_PROXY: '1',
      UPLOADS_URL: bucket.bucket,
      IMAGES_CACHE_DIR: join(folder, 'pictures'),
    }
    const urls = await startServices(shared, services)
    const ports = [await findFreePort(), await findFreePort()]
    const startNode = async (index: number) => {
      const port = ports[index] ?? 0
      const env = {
        ...shared,
        ...urls,
        MARRAM_MODE: 'production',
        MARRAM_DATA: join(folder, `node-${index}`),
        BACKUP_AUTOMATIC: '0',
        LISTEN_WHEN_READY: '1',
        TIMEOUT_FACTOR: '10',
        PORT: String(port),
      }
      nodes[index] = { ...(await startProcess(program, env, ['serve'])), port }
    }
    await Promise.all(ports.map((_, index) => startNode(index)))
    return {
      database,
      ports,
      node(index) {
        const node = nodes[index]
        if (!node) throw new Error(`There is no node ${index}.`)
        return node
      },
      restart: startNode,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** In the order in which they need each other. */
async function startServices(shared: Environment, running: ServiceProcess[]): Promise<Environment> {
  const urls: Record<string, string> = {}
  const start = async (name: string) => {
    const service = await startProcess(serviceAt(name), { ...shared, ...urls })
    running.push(service)
    urls[`${name.toUpperCase()}_URL`] = service.origin
  }
  for (const together of [['auth', 'broker', 'content', 'images'], ['search', 'favorites'], ['booking'], ['workers']]) {
    await Promise.all(together.map(start))
  }
  return urls
}
