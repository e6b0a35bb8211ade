import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes into the workspace's folder `results`, which git ignores, and returns the path. */
export async function writeResults(source: string, name: string, results: unknown): Promise<string> {
  const folder = join(source, '..', 'results')
  await mkdir(folder, { recursive: true })
  const file = join(folder, name)
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  return file
}
