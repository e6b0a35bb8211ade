import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { ProbeAnswer, ProbeQuestion } from './probe.ts'

export type OutputLine = { readonly text: string; readonly atMs: number }

/** A measured process. */
export type Child = {
  readonly pid: number
  readonly startedAtMs: number
  /** All output lines of both streams. */
  readonly lines: readonly OutputLine[]
  hasEnded(): boolean
  /** Resolves with the line, or rejects with the output if the process ends first. */
  line(isWanted: (text: string) => boolean): Promise<OutputLine>
  ask(question: ProbeQuestion): Promise<ProbeAnswer>
  /** Stops it gracefully and returns the exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

const probe = new URL('./probe.ts', import.meta.url).href
/** Generous, because a busy machine is not a failure. */
const timeoutMs = 600_000

export type ChildOptions = { readonly args: readonly string[]; readonly env?: Readonly<Record<string, string>> }

export function startChild({ args, env = {} }: ChildOptions): Child {
  const lines: OutputLine[] = []
  const startedAtMs = performance.now()
  const child = spawn(process.execPath, ['--expose-gc', '--import', probe, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(child, 'close')
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (text) => {
      lines.push({ text, atMs: performance.now() - startedAtMs })
      child.emit('said')
    })
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const said = () => lines.map(({ text }) => text).join('\n')
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) child.kill(signal)
    await ended
  }
  return {
    pid: child.pid ?? 0,
    startedAtMs,
    lines,
    hasEnded,
    line: (isWanted) => waitFor(child, () => lines.find(({ text }) => isWanted(text)), hasEnded, said),
    ask: (question) => ask(child, question, said),
    stop: async () => {
      await end('SIGTERM')
      return child.exitCode
    },
    kill: () => end('SIGKILL'),
  }
}

async function waitFor(
  child: ChildProcess,
  find: () => OutputLine | undefined,
  hasEnded: () => boolean,
  said: () => string,
): Promise<OutputLine> {
  const ended = new AbortController()
  child.once('close', () => ended.abort())
  for (;;) {
    const found = find()
    if (found) return found
    if (hasEnded()) throw new Error(`The process ended before it was ready:\n${said()}`)
    // A first start on a busy machine takes minutes, with progress output.
    const late = AbortSignal.timeout(timeoutMs)
    await once(child, 'said', { signal: AbortSignal.any([late, ended.signal]) }).catch(() => {})
    if (late.aborted) throw new Error(`The process is not ready and has said nothing for ${timeoutMs} ms:\n${said()}`)
  }
}

async function ask(child: ChildProcess, question: ProbeQuestion, said: () => string): Promise<ProbeAnswer> {
  const answered = once(child, 'message', { signal: AbortSignal.timeout(timeoutMs) })
  child.send(question)
  const [answer] = await answered.catch(() => [undefined])
  if (!isAnswer(answer)) throw new Error(`The process does not answer:\n${said()}`)
  return answer
}

function isAnswer(value: unknown): value is ProbeAnswer {
  return typeof value === 'object' && value !== null && 'cpuUs' in value && 'heapBytes' in value
}
