import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { become } from './process-tree.mjs'
import { root } from './root.mjs'

/** Stack traces point to the sources, not the bundle. */
const bundle = ['--enable-source-maps', join(root, 'apps', 'marram', 'dist', 'main.js')]
const sources = [join(root, 'apps', 'marram', 'src', 'main.ts')]

/**
 * Settings of glibc (ignored elsewhere): two arenas for all threads, and large freed blocks return to the system. Image
 * threads otherwise kept their peak memory. Tests omit the settings, which cost them a tenth of their CPU.
 */
export const frugalMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Prepares the folder and hands over to the program; arguments after `--` go to it.
 * @param {string | null} subcommand null: the first argument is the subcommand
 * @param {{ build: boolean, lastStep?: string }} wishes
 * @returns {Promise<number>}
 */
export async function runProgram(subcommand, wishes) {
  const { node, env } = await prepare(wishes)
  const args = [...(subcommand ? [subcommand] : []), ...process.argv.slice(2)]
  return become(node, [...(wishes.build ? bundle : sources), ...args], { cwd: root, env: { ...frugalMemory, ...env } })
}
