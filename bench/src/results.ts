import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'results')

/** Ignored by git: numbers belong to a machine. Returns where they are. */
export async function writeResults(name: string, results: unknown): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, name)
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  return file
}
