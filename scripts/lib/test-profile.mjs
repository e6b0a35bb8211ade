import { mkdirSync, writeFileSync } from 'node:fs'
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
