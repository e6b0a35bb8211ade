import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { formatDuration } from './progress.mjs'

/** CPU seconds of all cores since boot: busy, idle, and stolen by the host of a virtual machine. */
/** @typedef {{ busy: number, idle: number, stolen: number }} CoreTime */

/** @returns {CoreTime | null} null if the system does not report it */
export function readCoreTime() {
  try {
    return parseCoreTime(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return null
  }
}

/**
 * @param {string} stat content of Linux's /proc/stat, in hundredths of a second
 * @returns {CoreTime}
 */
export function parseCoreTime(stat) {
  const fields = (stat.split('\n')[0] ?? '').split(/\s+/).slice(1)
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softIrq = 0, stolen = 0] = fields.map(
    (field) => Number(field) / 100,
  )
  return { busy: user + nice + system + irq + softIrq, idle: idle + wait, stolen }
}

/**
 * Duration of a run, and the CPU share that it did not get: on a shared host the same work takes longer.
 * @param {number} seconds
 * @param {CoreTime | null} before
 * @param {CoreTime | null} after
 * @returns {string}
 */
export function durationLine(seconds, before, after) {
  const total = `${formatDuration(seconds * 1000)} in all`
  if (!before || !after) return `${total}.`
  const busy = after.busy - before.busy
  const stolen = after.stolen - before.stolen
  const share = Math.round((100 * stolen) / Math.max(1, busy + stolen + after.idle - before.idle))
  const work = `${formatDuration(busy * 1000)} of work on ${cpus().length} cores`
  return `${total}: ${work}${share > 0 ? `, and ${share} % of their time was taken by the host for others` : ''}.`
}
