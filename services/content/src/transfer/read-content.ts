import { readFile, stat } from 'node:fs/promises'
import { OperatorError } from '@marram/database/operator-error'
import type { ContentSet } from './content-set.ts'
import { isSpaceExport, readSpaceExport } from './contentful-export.ts'
import { readFolder } from './read-folder.ts'

/** Reads one of our folders or a file of Contentful's. */
export async function readContent(path: string): Promise<ContentSet> {
  const stats = await stat(path).catch(() => null)
  if (!stats) throw new OperatorError(`There is nothing at ${path}.`)
  if (stats.isDirectory()) return readFolder(path)
  const input = parseJson(await readFile(path, 'utf8'))
  if (!isSpaceExport(input)) throw new OperatorError(`${path} is not a space export of Contentful.`)
  return readSpaceExport(input)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
