import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { minifySync, type Plugin } from 'vite'

const compress = promisify(brotliCompress)

/**
 * Writes the bytes of each module per script, largest first: `{ "index-x.js": { "module": bytes } }`. A module
 * compresses worse alone, so the sizes are scaled to add up to that of the script.
 */
export function moduleSizes(file: string): Plugin {
  return {
    name: 'marram:module-sizes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((output) => output.type === 'chunk')
      const sizes = await Promise.all(
        scripts.map(async ({ fileName, code, modules }) => {
          const alone = Object.entries(modules).map(([id, module]) => [id, module.code ?? ''] as const)
          return [fileName.replace(/^assets\//, ''), await shares(alone, (await compress(code)).length)] as const
        }),
      )
      await writeFile(file, `${JSON.stringify(Object.fromEntries(sizes), null, 1)}\n`)
    },
  }
}

async function shares(modules: readonly (readonly [string, string])[], total: number): Promise<Record<string, number>> {
  const alone = await Promise.all(
    modules.map(async ([id, code]) => {
      const { code: small } = minifySync(id, code, { compress: true, mangle: { toplevel: true } })
      return [shortName(id), small === '' ? 0 : (await compress(small)).length] as const
    }),
  )
  const sum = alone.reduce((bytes, [, size]) => bytes + size, 0)
  const scaled = alone.map(([id, size]) => [id, Math.round((size * total) / Math.max(sum, 1))] as const)
  return Object.fromEntries(scaled.filter(([, size]) => size > 0).toSorted(([, a], [, b]) => b - a))
}

function shortName(id: string): string {
  return id.replace(/^.*[\\/]node_modules[\\/]/, '').replace(/^.*[\\/](?=(?:apps|packages)[\\/])/, '')
}
