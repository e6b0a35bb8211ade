import type { Log, LogLevel } from '@marram/service-kit/logging'
import { type EngineThread, startEngineThread } from './engine-thread.ts'
import type { ThreadData } from './worker.ts'

type Data = Omit<ThreadData, 'logLevel'>
/** The content service in this process, which has no address. */
type Content = (request: Request) => Promise<Response>

/** A thread that loads the engine's modules while it waits for its data. */
export type LaunchedSearch = Readonly<{
  begin: (data: Data, content?: Content) => EngineThread
  /** Stops the thread, started or not. */
  stop: () => Promise<void>
}>

const levels: readonly LogLevel[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** The index and the engine over the agency's database, which need not be open yet. */
export function launchSearchThread(log: Log): LaunchedSearch {
  const logLevel = levels.find((level) => level === log.level) ?? 'info'
  const provided = Promise.withResolvers<Data>()
  let answer: Content = async () => new Response(null, { status: 404 })
  const engine = startEngineThread({
    entry: new URL('./worker.ts', import.meta.url),
    data: provided.promise.then((data) => ({ ...data, logLevel })),
    answer: (request) => answer(request),
    log,
  })
  return {
    begin(data, content = answer) {
      answer = content
      provided.resolve(data)
      return engine
    },
    stop: engine.stop,
  }
}
