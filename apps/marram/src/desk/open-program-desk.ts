import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { createFindStaff } from '@marram/database/command/find-staff'
import type { Connection } from '@marram/database/connection'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import type { FetchHandler } from '@marram/service-kit/service'
import type { Build } from '@marram/site/server/builds'
import type { PageCache } from '@marram/site/server/pages/page-cache'
import manifest from '../../package.json' with { type: 'json' }
import type { Connections } from '../connections.ts'
import { keepErrors } from './error-store.ts'
import type { ProgramContext } from './program-context.ts'
import { createProgramDesk } from './program-desk.ts'
import { joinNodes } from './program-nodes.ts'
import { watchPages } from './stored-pages.ts'

type Options = Pick<ProgramContext, 'config' | 'agency' | 'health' | 'settings'> & {
  readonly database: Connection
  readonly connections: Connections
  readonly build: Build
  readonly pages: { readonly caches: readonly PageCache[]; readonly maxBytes: number }
  readonly log: Log
  readonly metrics: Metrics
}

export type OpenedDesk = { readonly handle: FetchHandler; close(): Promise<void> }

/** The desk's view of this process: errors are kept and other nodes know of it until it is closed. */
export async function openProgramDesk({
  database,
  connections,
  build,
  pages,
  log,
  ...rest
}: Options): Promise<OpenedDesk> {
  const { config, metrics } = rest
  const { db } = database
  const now = () => new Date()
  const node = {
    ...{ id: randomUUID(), name: `${hostname()}:${config.port}`, version: manifest.version },
    ...{ build: build.instanceId, startedAt: now() },
  }
  const stored = watchPages(pages.caches, pages.maxBytes, metrics)
  const errors = keepErrors({ db, node: node.name, version: node.version, now })
  const joined = await joinNodes({ db, node, stored, now })
  return {
    handle: createProgramDesk(
      { ...rest, db, database, now, node, stored },
      {
        ...{ log, metrics, publicKeys: config.publicKeys, trustProxy: config.trustProxy },
        findStaff: createFindStaff((token) => connections.client('auth', { bearer: () => token })),
      },
    ),
    async close() {
      await joined.close()
      await errors.close()
    },
  }
}
