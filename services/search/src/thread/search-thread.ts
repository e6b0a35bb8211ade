import type { Log, LogLevel } from '@marram/service-kit/logging'
import { type EngineThread, startEngineThread } from './engine-thread.ts'
import type { ThreadData } from './worker.ts'

type Options = Readonly<{
  log: Log
  /** The content service in this process, where it has no address. */
  content?: (request: Request) => Promise<Response>
}>

const levels: readonly LogLevel[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** The index and the engine over the agency's database. */
export function startSearchThread(data: Omit<ThreadData, 'logLevel'>, { log, content }: Options): EngineThread {
  const logLevel = levels.find((level) => level === log.level) ?? 'info'
  return startEngineThread({
    entry: new URL('./worker.ts', import.meta.url),
    data: { ...data, logLevel },
    ...(content && { answer: content }),
    log,
  })
}
