import type { ImplementedTask } from '@marram/database/jobs/implement-task'
import { type Connections, createConnections, type Handlers, serviceNames } from './connections.ts'
import { type OpenedService, openSearch, openServices, type Surroundings } from './open-services.ts'
import { remoteHandlers } from './remote-services.ts'

export type Services = {
  readonly connections: Connections
  /** Looked up at each call, so that the program can add its own. */
  readonly handlers: Handlers
  /** Resolves after the first build of the search index; at once where another process searches. */
  readonly searchReady: Promise<void>
  /** Null where another process searches. */
  readonly searchProblem: (() => string | null) | null
  readonly tasks: readonly ImplementedTask[]
  /** Null if another process renders the pictures. */
  readonly draftPictures: NonNullable<OpenedService['draftPictures']> | null
  readonly drain: () => void
  /** Handles a notice. Drop pages after this, or they would be rendered from stale data. */
  readonly dropTags: (tags: readonly string[]) => void
  /** Handles missed notices. */
  readonly dropEverything: () => void
  readonly close: () => Promise<void>
}

/** Opens every service of the agency, in this process unless a setting has its URL. */
export async function createServices(deps: Omit<Surroundings, 'connections'>): Promise<Services> {
  const { config, log, metrics } = deps
  const closed = new AbortController()
  const stopping = new AbortController()
  const handlers = remoteHandlers(config, {
    ...{ log, metrics, trustProxy: config.trustProxy },
    until: closed.signal,
    stopping: stopping.signal,
  })
  const connections = createConnections(handlers, config.publicKeys[0] ?? '', deps.patience)
  const surroundings = { ...deps, connections }
  const opened: OpenedService[] = []
  const close = async () => {
    closed.abort()
    for (const service of opened.splice(0)) await service.close?.()
  }
  try {
    for (const name of serviceNames) {
      if (name === 'search' || handlers[name]) continue
      const service = await openServices[name](surroundings)
      handlers[name] = service.handle
      opened.push(service)
    }
    const search = handlers.search ? null : openSearch(surroundings)
    if (search) {
      handlers.search = search.handle
      opened.push(search)
    }
    return {
      connections,
      handlers,
      searchReady: search?.ready ?? Promise.resolve(),
      searchProblem: search?.problem ?? null,
      tasks: opened.flatMap(({ tasks = [] }) => tasks),
      draftPictures: opened.find(({ draftPictures }) => draftPictures)?.draftPictures ?? null,
      drain: () => {
        stopping.abort()
        for (const { drain } of opened) drain?.()
      },
      dropTags: (tags) => {
        for (const { memory } of opened) memory?.drop(tags)
      },
      dropEverything: () => {
        for (const { memory } of opened) memory?.clear()
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
