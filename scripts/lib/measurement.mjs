import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { prepare } from './prepare.mjs'
import { become } from './process-tree.mjs'
import { frugalMemory } from './program.mjs'
import { root } from './root.mjs'

/**
 * Runs a program of bench/ or proofs/ on the production build, with a browser if available.
 * @param {string} program path from the root
 * @returns {Promise<number>}
 */
export async function runMeasurement(program) {
  const { node, env } = await prepare({ build: true, tools: true })
  const chromium = findChromium({ node, env, root, say: console.log })
  const browser = chromium ? { CHROMIUM_PATH: chromium.path, CHROME_PATH: chromium.path } : {}
  return become(node, [join(root, program), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...frugalMemory, ...env, ...browser },
  })
}
