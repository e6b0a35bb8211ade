import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { makeBaseMap } from './make-base-map.ts'

export const baseMapFile = fileURLToPath(new URL('../base-map.generated.ts', import.meta.url))

/** The module as it must stand in the sources. */
export async function baseMapModule(): Promise<string> {
  const source = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'))
  const baseMap = makeBaseMap(JSON.parse(await readFile(source, 'utf8')))
  const fields = Object.entries(baseMap).map(([name, lines]) => {
    return `export const ${name}: readonly (readonly number[])[] = [\n${lines.map((line) => `  [${line.join(',')}],\n`).join('')}]\n`
  })
  return ['// Written by map/survey/write-base-map.server.ts: npm run base-map -w @marram/site\n', ...fields].join('\n')
}

if (import.meta.main) await writeFile(baseMapFile, await baseMapModule())
