import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { prepare } from './prepare.mjs'
import { become } from './process-tree.mjs'
import { root } from './root.mjs'

/**
 * Runs a program of bench/ on the production build, with a browser if one is here.
 * @param {string} file
 * @returns {Promise<number>}
 */
export async function runMeasurement(file) {
  const { node, env } = await prepare({ build: true })
  const chromium = findChromium({ node, env, root, say: console.log })
  const browser = chromium ? { CHROMIUM_PATH: chromium.path, CHROME_PATH: chromium.path } : {}
  const main = join(root, 'bench', 'src', file)
  return become(node, [main, ...process.argv.slice(2)], { cwd: root, env: { ...env, ...browser } })
}
