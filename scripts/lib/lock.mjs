import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Problem } from './problem.mjs'

/** @typedef {{ pid: number, processStart: string | null, since: string }} Holder */

/**
 * Prevents two commands from preparing one folder at the same time. Takes over the lock of a dead process.
 * @param {string} path
 * @param {string} folder named in the error
 * @returns {() => void} releases the lock
 */
export function acquireLock(path, folder) {
  mkdirSync(dirname(path), { recursive: true })
  const mine = `${path}.${process.pid}`
  /** @type {Holder} */
  const holder = {
    pid: process.pid,
    processStart: findProcessStart(process.pid),
    since: new Date().toISOString(),
  }
  try {
    // Written first and linked afterwards, so that no process reads an empty lock.
    writeFileSync(mine, JSON.stringify(holder))
    claim(path, mine, folder)
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
 * @param {string} folder
 */
function claim(path, mine, folder) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryLink(mine, path)) return
    const holder = findHolder(path)
    if (holder && isAlive(holder)) throw taken(holder, folder)
    discardStale(path, `${mine}.stale`)
  }
  throw new Problem(`Several commands are preparing ${folder} at once: wait a moment and run this one again.`)
}

/**
 * Renaming decides which of two claimants removes a stale lock; a fresh one renamed by mistake is put back.
 * @param {string} path
 * @param {string} aside
 */
function discardStale(path, aside) {
  try {
    renameSync(path, aside)
  } catch {
    return
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
 * @param {Holder} holder
 * @param {string} folder
 */
function taken(holder, folder) {
  return new Problem(
    `Process ${holder.pid} has been preparing ${folder} since ${holder.since}: wait until it is done, then run this command again.`,
  )
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
