import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { formatDuration } from './progress.mjs'

/** @typedef {import('./test-results.mjs').Result} Result */
/** @typedef {{ id: string, seconds: number, result: Result }} TimedPhase */

const slowestShown = 20

/**
 * @param {TimedPhase[]} timed
 * @returns {string[]} a table of where the time went
 */
export function profileLines(timed) {
  const phaseRows = timed.map(({ id, seconds, result: { counts, files } }) => [
    id,
    formatDuration(seconds * 1000),
    `${counts.passed + counts.failed} checks${files.length > 0 ? ` in ${files.length} files` : ''}`,
  ])
  const fileRows = slowestFiles(timed).map(({ name, seconds, tests }) => [
    name,
    formatDuration(seconds * 1000),
    `${tests} checks`,
  ])
  return ['Time by phase', ...alignRows(phaseRows), '', 'Slowest files', ...alignRows(fileRows)]
}

/** @param {TimedPhase[]} timed */
function slowestFiles(timed) {
  return timed
    .flatMap(({ result }) => result.files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown)
}

/**
 * @param {string[][]} rows
 * @returns {string[]}
 */
function alignRows(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

/** Seconds of all cores since the machine was started: at work, at rest, and taken away by the host of a virtual machine. */
/** @typedef {{ busy: number, idle: number, stolen: number }} CoreTime */

/** @returns {CoreTime | null} null where the system does not say */
export function readCoreTime() {
  try {
    return parseCoreTime(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return null
  }
}

/**
 * @param {string} stat what Linux has in /proc/stat, in hundredths of a second
 * @returns {CoreTime}
 */
export function parseCoreTime(stat) {
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softIrq = 0, stolen = 0] = (
    stat.split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .slice(1)
    .map((field) => Number(field) / 100)
  return { busy: user + nice + system + irq + softIrq, idle: idle + wait, stolen }
}

/**
 * How long a run took, and whether the machine was its own: a host that is shared makes the same work take longer.
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

/**
 * @param {string} root
 * @param {TimedPhase[]} timed
 * @param {number} seconds of the whole run
 * @returns {string} path of the file, below root
 */
export function writeProfile(root, timed, seconds) {
  const path = join('.marram', 'test-profile.json')
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? '', load: loadavg() }
  const phases = timed.map(({ id, seconds: own, result: { counts, files } }) => ({
    id,
    seconds: own,
    ...counts,
    files,
  }))
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(
    join(root, path),
    `${JSON.stringify({ at: new Date().toISOString(), seconds, machine, phases }, null, 2)}\n`,
  )
  return path
}
