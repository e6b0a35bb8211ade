import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The writing program under proof, seen from outside. */
export type Program = {
  ready: Promise<void>
  /** Settles with the next number that it acknowledges from now on. */
  nextAcknowledged(): Promise<void>
  kill(): Promise<void>
}

const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url))
const PATIENCE_MS = 60_000

/** `onAcknowledged` hears every number that the program said was safe, until its last breath. */
export function startProgram(dataFolder: string, first: number, onAcknowledged: (n: number) => void): Program {
  const child = spawn(process.execPath, [WRITER, dataFolder, String(first)], { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (text: Buffer) => {
    errors += text
  })
  const lines = createInterface({ input: child.stdout })
  const drained = once(lines, 'close')
  const nextLine = (isWanted: (line: string) => boolean) => lineFrom(child, lines, isWanted, () => errors)
  lines.on('line', (line) => {
    if (/^\d+$/.test(line)) onAcknowledged(Number(line))
  })
  const ready = nextLine((line) => line === 'ready')
  // A program that is killed while it starts never gets ready, and nobody waits for it.
  ready.catch(() => {})
  return {
    ready,
    nextAcknowledged: () => nextLine((line) => /^\d+$/.test(line)),
    kill: async () => {
      child.kill('SIGKILL')
      await drained
    },
  }
}

function lineFrom(
  child: ChildProcess,
  lines: NodeJS.EventEmitter,
  isWanted: (line: string) => boolean,
  errors: () => string,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error(`The program is stuck: ${errors()}`)), PATIENCE_MS)
  const onLine = (line: string) => {
    if (isWanted(line)) resolve()
  }
  const onExit = () => reject(new Error(`The program ended: ${errors()}`))
  lines.on('line', onLine)
  child.once('exit', onExit)
  return promise.finally(() => {
    clearTimeout(timer)
    lines.off('line', onLine)
    child.off('exit', onExit)
  })
}
