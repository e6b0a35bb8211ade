import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { become } from './process-tree.mjs'
import { root } from './root.mjs'

/** Errors name the place in the sources, not in the bundle. */
const bundle = ['--enable-source-maps', join(root, 'apps', 'marram', 'dist', 'main.js')]
const sources = [join(root, 'apps', 'marram', 'src', 'main.ts')]

/**
 * Settings of the C library (glibc; others ignore them): two pools for all threads, and large blocks go back to the
 * system when they are free. Pictures are made on threads, and what each of them had once used stayed with the program.
 * Tests do without: it costs them a tenth of their CPU.
 */
export const frugalMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Prepares the folder and hands over to the program; what stands after `--` on the command line goes to it.
 * @param {string | null} subcommand null: the first argument names it
 * @param {{ build: boolean, lastStep?: string }} wishes
 * @returns {Promise<number>}
 */
export async function runProgram(subcommand, wishes) {
  const { node, env } = await prepare(wishes)
  const args = [...(subcommand ? [subcommand] : []), ...process.argv.slice(2)]
  return become(node, [...(wishes.build ? bundle : sources), ...args], { cwd: root, env: { ...frugalMemory, ...env } })
}
