import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { prepare } from './prepare.mjs'
import { become } from './process-tree.mjs'
import { frugalMemory } from './program.mjs'
import { root } from './root.mjs'

/**
 * Runs the program of bench/ or proofs/ on the production build, with a browser if one is here.
 * @param {'bench' | 'proofs'} folder
 * @returns {Promise<number>}
 */
export async function runMeasurement(folder) {
  const { node, env } = await prepare({ build: true, tools: true })
  const chromium = findChromium({ node, env, root, say: console.log })
  const browser = chromium ? { CHROMIUM_PATH: chromium.path, CHROME_PATH: chromium.path } : {}
  const main = join(root, folder, 'src', 'main.ts')
  return become(node, [main, ...process.argv.slice(2)], { cwd: root, env: { ...frugalMemory, ...env, ...browser } })
}
