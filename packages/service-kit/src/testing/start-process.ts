import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type ServiceProcess = {
  /** Base URL of the service's paths. */
  readonly origin: string
  /** Stops it as an operator would; resolves to the exit code. */
  stop(): Promise<number | null>
  /** SIGSTOP freezes it, SIGKILL ends it like a crash. */
  signal(name: NodeJS.Signals): void
  isRunning(): boolean
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>
}

/** Runs the entry point of a service on a free port. Rejects with its output if it ends before it listens. */
export async function startProcess(
  entryPoint: URL,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [fileURLToPath(entryPoint), ...args], {
    env: { HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit').then(() => child.exitCode)
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    complaints += part
  })
  const { promise: port, resolve, reject } = Promise.withResolvers<number>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    // The program explains to people, beside the log, why it cannot start.
    if (!line.startsWith('{')) complaints += `${line}\n`
    const listening = /"port":(\d+).*"msg":"listening"/.exec(line)
    if (listening) resolve(Number(listening[1]))
  })
  // Its last words may arrive after its exit.
  child.once('close', (code) => reject(new Error(`It ended with ${code}. ${complaints}`)))
  const origin = `http://127.0.0.1:${await port}`
  // One response shows that the start is over: signal handlers are set up right after the port is open.
  await fetch(`${origin}/healthz`)
  return {
    origin,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (name) => void child.kill(name),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
