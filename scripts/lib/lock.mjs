import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { throwIfInterrupted } from './process-tree.mjs'

/** @typedef {{ pid: number, processStart: string | null }} Holder */

const pollMs = 200

/**
 * Commands that prepare one folder take turns. Takes over the lock of a dead process.
 * @param {string} path
 * @param {string} folder named in the notice
 * @param {(line: string) => void} [say] told once if another command has to finish first
 * @returns {Promise<() => void>} releases the lock
 */
export async function acquireLock(path, folder, say = (line) => process.stderr.write(`${line}\n`)) {
  mkdirSync(dirname(path), { recursive: true })
  const mine = `${path}.${process.pid}`
  /** @type {Holder} */
  const holder = { pid: process.pid, processStart: findProcessStart(process.pid) }
  try {
    // Written first and linked afterwards, so that no process reads an empty lock.
    writeFileSync(mine, JSON.stringify(holder))
    let told = false
    for (let other = claim(path, mine); other; other = claim(path, mine)) {
      if (!told) say(`Another command (process ${other.pid}) is preparing ${folder}; waiting for it.`)
      told = true
      await sleep(pollMs)
      throwIfInterrupted()
    }
  } finally {
    rmSync(mine, { force: true })
  }
  return () => {
    if (findHolder(path)?.pid === process.pid) rmSync(path, { force: true })
  }
}

/**
 * @param {string} path
 * @param {string} mine
 * @returns {Holder | null} null if the lock is ours
 */
function claim(path, mine) {
  for (;;) {
    if (tryLink(mine, path)) return null
    const holder = findHolder(path)
    if (holder && isAlive(holder)) return holder
    discardStale(path, `${mine}.stale`)
  }
}

/**
 * Renaming decides which of two claimants removes a stale lock; a fresh one renamed by mistake is put back.
 * @param {string} path
 * @param {string} aside
 */
function discardStale(path, aside) {
  try {
    renameSync(path, aside)
  } catch (error) {
    // Another claimant was faster.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  const caught = findHolder(aside)
  if (caught && isAlive(caught)) tryLink(aside, path)
  rmSync(aside, { force: true })
}

/**
 * @param {string} from
 * @param {string} to
 */
function tryLink(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * @param {string} path
 * @returns {Holder | null}
 */
function findHolder(path) {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8'))
    return Number.isInteger(holder?.pid) ? holder : null
  } catch {
    return null
  }
}

/** @param {Holder} holder */
function isAlive(holder) {
  const start = findProcessStart(holder.pid)
  return start !== null && start === holder.processStart
}

/**
 * Start time of a process in the system's unit: only good for telling apart two processes with the same id.
 * @param {number} pid
 * @returns {string | null} null if there is no such process
 */
export function findProcessStart(pid) {
  if (process.platform === 'linux') return findStartInProc(pid)
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return ps.stdout?.trim() || null
}

/** @param {number} pid */
function findStartInProc(pid) {
  try {
    // The command name sits in parentheses and may hold spaces: count fields after the last one.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}
