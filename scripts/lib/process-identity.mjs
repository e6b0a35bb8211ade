import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process began, in whatever unit the system gives: only good for telling two processes with one number apart.
 * @param {number} pid
 * @returns {string | null} null when there is no such process
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
