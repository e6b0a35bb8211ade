import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { become } from './process-tree.mjs'
import { root } from './root.mjs'

/**
 * Prepares the folder and hands over to the program; what stands after `--` on the command line goes to it.
 * @param {string | null} subcommand null: the first argument names it
 * @param {{ build: boolean, lastStep?: string }} wishes
 * @returns {Promise<number>}
 */
export async function runProgram(subcommand, wishes) {
  const { node, env } = await prepare(wishes)
  const main = join(root, 'apps', 'marram', 'src', 'main.ts')
  const args = [...(subcommand ? [subcommand] : []), ...process.argv.slice(2)]
  return become(node, [main, ...args], { cwd: root, env })
}
