import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ContentAsset, ContentEntry } from '@marram/contract/content/model/entry'
import { ContentRefusal } from '../entry/content-refusal.ts'
import type { ContentSet } from './content-set.ts'
import { type Parsed, parseAssetFile, parseEntryFile } from './entry-file.ts'

export const assetFolder = 'assets'

/** Reads all `{type}/{id}.json` and `assets/{id}.json`; throws a ContentRefusal that lists all invalid files. */
export async function readFolder(folder: string): Promise<ContentSet> {
  const entriesBelow = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entriesBelow.filter((file) => file.isFile() && file.name.endsWith('.json'))
  const problems: string[] = []
  const entries: ContentEntry[] = []
  const assets: ContentAsset[] = []
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const name = relative(folder, file)
    const [kind = '', ...rest] = name.split(/[\\/]/)
    const input = await readJson(file)
    const keep = <T extends { sys: { id: string } }>(
      parsed: Parsed<T>,
      list: T[],
      place: (value: T) => string,
    ): void => {
      if ('problem' in parsed) problems.push(`${name}: ${parsed.problem}.`)
      else if (place(parsed.value) !== [kind, ...rest].join('/')) {
        problems.push(`${name}: this entry belongs in ${place(parsed.value)}.`)
      } else list.push(parsed.value)
    }
    if ('problem' in input) problems.push(`${name}: ${input.problem}.`)
    else if (kind === assetFolder)
      keep(parseAssetFile(input.value), assets, ({ sys }) => `${assetFolder}/${sys.id}.json`)
    else keep(parseEntryFile(input.value), entries, ({ sys }) => `${sys.contentType}/${sys.id}.json`)
  }
  if (problems.length > 0) throw new ContentRefusal(problems)
  return { entries, assets }
}

async function readJson(file: string): Promise<Parsed<unknown>> {
  try {
    return { value: JSON.parse(await readFile(file, 'utf8')) }
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: `this is not JSON: ${error.message}` }
    throw error
  }
}
