import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare } from './prepare.mjs'
import { Problem } from './problem.mjs'
import { become } from './process-tree.mjs'
import { root } from './root.mjs'

const proof = /^(.+)\.(?:proof|integration\.test)\.ts$/

/**
 * Runs the tests of proofs/ one after the other, at full count by default.
 * @param {string[]} args names of proofs, `--count N` and `--seed N`
 * @returns {Promise<number>}
 */
export async function runProofs(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { count: { type: 'string' }, seed: { type: 'string' } },
  })
  const known = readdirSync(join(root, 'proofs', 'src')).flatMap((file) => proof.exec(file)?.[1] ?? [])
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Problem(`No proof is named ${unknown.join(', ')}: choose from ${known.join(', ')}.`)
  const { node, env } = await prepare({
    build: true,
    tools: positionals.length === 0 || positionals.includes('markup'),
  })
  const sizes = {
    PROOF: 'full',
    ...(values.count && { PROOF_COUNT: values.count }),
    ...(values.seed && { PROOF_SEED: values.seed }),
  }
  const files = (positionals.length > 0 ? positionals : known).map((name) => `proofs/src/${name}.`)
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const options = ['run', '--project', 'integration', '--no-file-parallelism', '--reporter=verbose', ...files]
  return become(node, [vitest, ...options], { cwd: root, env: { ...env, ...sizes } })
}
