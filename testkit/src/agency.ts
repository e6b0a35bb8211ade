import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importEntries } from '@marram/content/import'
import { createTestDatabase, type Snapshot, type TestDatabase } from '@marram/database/testing/test-database'
import { type Config, readConfig } from '@marram/program/config'
import type { Handlers, ServiceName } from '@marram/program/connections'
import { readShownSettings } from '@marram/program/desk/present-settings'
import { fillDemo } from '@marram/program/fill-demo'
import { startProgram } from '@marram/program/program'
import { openBuiltSite, type SiteSource } from '@marram/program/site-bundle'
import { createLog } from '@marram/service-kit/logging'
import type { FetchHandler } from '@marram/service-kit/service'
import { everythingContent } from './everything/everything-page.ts'
import { findFreePort } from './free-port.ts'

export type Agency = {
  readonly port: number
  readonly database: TestDatabase
  /** Another program on the same database, perhaps of another build, as behind a load balancer; stops with the agency. */
  addNode(source?: SiteSource): Promise<{ readonly port: number }>
  stop(): Promise<void>
}

type Environment = Readonly<Record<string, string>>

export type AgencyOptions = {
  readonly lodgings?: number
  /** Another agency in place of the demo. */
  readonly snapshot?: Snapshot
  readonly env?: Environment
  /** Settings that depend on the filled database, such as those of services started on it. */
  readonly prepare?: (database: TestDatabase) => Promise<Environment>
  /** Adds a page per edition that holds every node type, block and section an editor can use. */
  readonly withEverything?: boolean
  /** Receives every log line, for tests that look at them. */
  readonly onLog?: (line: string) => void
  /** Called before each call of a service; a response replaces it, so that tests can inject failures. */
  readonly disturb?: (service: ServiceName, request: Request) => Response | null | Promise<Response | null>
  /** Adds bookings and a day's work at the desk to the demo, as `npm start` does. */
  readonly withDesk?: boolean
  readonly sharesBuild?: boolean
  /** The clock of the site: how long pages are stored, and when a caller may ask again. */
  readonly now?: () => number
  /** Multiplies timeouts for tests on busy machines. */
  readonly patience?: number
  /** Changes what no setting can, such as the address of a fake provider. */
  readonly adjust?: (config: Config) => Config
}

/** The whole stack in one process on a separate database, with a small demo catalogue. Needs a built site. */
export async function startAgency({
  lodgings = 60,
  snapshot,
  env = {},
  prepare = async () => ({}),
  onLog,
  disturb,
  now,
  patience = 10,
  adjust = (config) => config,
  withEverything,
  withDesk,
  sharesBuild = false,
}: AgencyOptions = {}): Promise<Agency> {
  const database = await createTestDatabase(snapshot ?? demoSnapshot(lodgings, { withEverything, withDesk }))
  const dataFolder = await mkdtemp(join(tmpdir(), 'marram-agency-'))
  // A picture in progress is still written after the program has stopped.
  const removeFolder = () => rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
  try {
    const log = createLog({ name: 'marram', level: onLog ? 'info' : 'silent', ...(onLog && { write: onLog }) })
    const connection = { ...database, close: async () => {} }
    const source = await openBuiltSite()
    const prepared = await prepare(database)
    const startNode = async (source: SiteSource) => {
      const port = String(await findFreePort())
      const environment = { PORT: port, MARRAM_DATA: dataFolder, COMPONENT_GALLERY: '1', ...env, ...prepared }
      const config = adjust(readConfig(environment))
      const node = await startProgram({
        config,
        database: connection,
        log,
        source,
        settings: await readShownSettings(environment),
        patience,
        sharesBuild,
        ...(now && { now }),
        ...(disturb && { between: disturbed(disturb) }),
      })
      // A page requested before the index is ready is rendered without its lists, and stored like that for a while.
      await node.ready
      return node
    }
    const nodes = [await startNode(source)]
    return {
      port: nodes[0]?.port ?? 0,
      database,
      async addNode(other = source) {
        const node = await startNode(other)
        nodes.push(node)
        return node
      },
      async stop() {
        for (const node of nodes) await node.stop()
        await database.drop()
        await removeFolder()
      },
    }
  } catch (error) {
    await database.drop()
    await removeFolder()
    throw error
  }
}

type Extent = { readonly withEverything?: boolean | undefined; readonly withDesk?: boolean | undefined }

const origins = { da: 'http://da.localhost', de: 'http://de.localhost', en: 'http://en.localhost' }

export function demoSnapshot(lodgings: number, { withEverything = false, withDesk = false }: Extent = {}): Snapshot {
  const demo: Snapshot = withDesk
    ? { name: `desk_${lodgings}`, fill: (database) => fillDemo(database, lodgings, { desk: origins }) }
    : { name: `demo_${lodgings}`, fill: (database) => fillDemo(database, lodgings) }
  const everything: Snapshot = {
    name: `everything_${demo.name}`,
    from: demo,
    fill: async (database) => void (await importEntries(database.db, everythingContent())),
  }
  return withEverything ? everything : demo
}

function disturbed(disturb: NonNullable<AgencyOptions['disturb']>) {
  const disturbedNames: readonly ServiceName[] = ['auth', 'booking', 'broker', 'content', 'images', 'search', 'workers']
  return (handlers: Readonly<Handlers>): Handlers => {
    const wrapped = disturbedNames.map((name): [ServiceName, FetchHandler] => [
      name,
      async (request, bindings) => (await disturb(name, request)) ?? getHandler(handlers, name)(request, bindings),
    ])
    return { ...handlers, ...Object.fromEntries(wrapped) }
  }
}

function getHandler(handlers: Readonly<Handlers>, name: ServiceName): FetchHandler {
  const handler = handlers[name]
  if (!handler) throw new Error(`There is no service ${name}.`)
  return handler
}
