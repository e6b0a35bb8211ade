import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'
import { Interrupted } from './problem.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string, stop: () => void) => void, echo?: boolean,
 * limitMs?: number }} RunOptions
 */
/** @typedef {{ code: number, lines: string[] }} Finished */

const keptLines = 2000
const graceMs = 5_000

/** @type {Set<ChildProcess>} */
const groups = new Set()
/** @type {NodeJS.Signals | null} */
let interruptedBy = null

/** @param {NodeJS.Signals} signal */
export function exitCodeOf(signal) {
  return 128 + constants.signals[signal]
}

/** From here on a signal stops the running child groups, and callers that wait for one get `Interrupted`. */
export function stopChildrenOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      interruptedBy ??= signal
      for (const child of groups) stopGroup(child)
    })
  }
  whenOrphaned({ env: process.env, action: () => process.emit('SIGTERM', 'SIGTERM') })
}

/**
 * npm puts a shell between itself and a script. Some shells (dash) stay and die of the SIGTERM from npm without passing
 * it on: the script, and its port, would live on.
 * @param {{ env: NodeJS.ProcessEnv, action: () => void, parentNow?: () => number, everyMs?: number }} options
 */
export function whenOrphaned({ env, action, parentNow = () => process.ppid, everyMs = 500 }) {
  // Started by hand in the background, a script may outlive its shell.
  if (!env.npm_lifecycle_event) return
  const parent = parentNow()
  const timer = setInterval(() => {
    if (parentNow() === parent) return
    clearInterval(timer)
    action()
  }, everyMs)
  timer.unref()
}

/** Call between two pieces of work: a signal may have come while nothing was running. */
export function throwIfInterrupted() {
  if (interruptedBy) throw new Interrupted(interruptedBy)
}

/**
 * Runs a tool in its own process group without a terminal. A non-zero exit is a value, not an exception.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export async function run(command, args, { cwd, env, onLine, echo = false, limitMs } = {}) {
  throwIfInterrupted()
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', echo ? 'inherit' : 'pipe', echo ? 'inherit' : 'pipe'],
  })
  groups.add(child)
  const limit = limitMs ? setTimeout(() => stopGroup(child), limitMs) : undefined
  try {
    const lines = collectLines(child, onLine)
    const code = await exitOf(child)
    // Processes that the tool left running would hold its pipes open for ever.
    signalGroup(child, 'SIGKILL')
    throwIfInterrupted()
    return { code, lines: await lines }
  } finally {
    clearTimeout(limit)
    signalGroup(child, 'SIGKILL')
    groups.delete(child)
  }
}

/**
 * Hands the terminal to a program and passes signals on until it ends.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} its exit code
 */
export async function become(command, args, options) {
  throwIfInterrupted()
  const child = spawn(command, args, { ...options, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'])) {
    process.removeAllListeners(signal)
    process.on(signal, () => {
      // Ctrl-C reaches the program through the terminal; a second one would read as "stop at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    })
  }
  return exitOf(child)
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? exitCodeOf(signal) : (code ?? 1)))
  })
}

/**
 * @param {ChildProcess} child
 * @param {RunOptions['onLine']} onLine
 * @returns {Promise<string[]>} the last lines of both streams
 */
async function collectLines(child, onLine) {
  /** @type {string[]} */
  const kept = []
  const streams = [child.stdout, child.stderr].flatMap((stream) => (stream ? [stream] : []))
  await Promise.all(
    streams.map(async (input) => {
      for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
        onLine?.(line, () => stopGroup(child))
        kept.push(line)
        if (kept.length > keptLines) kept.shift()
      }
    }),
  )
  return kept
}

/** @param {ChildProcess} child */
function stopGroup(child) {
  signalGroup(child, 'SIGTERM')
  setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs).unref()
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (!child.pid) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended already.
  }
}
