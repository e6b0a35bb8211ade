import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypes } from '@marram/contract/content/model/content-types'
import type { ContentSet } from './content-set.ts'
import { assetFolder } from './read-folder.ts'

/** Writes one file per entry, for readable diffs, and deletes files of removed entries. */
export async function writeFolder(folder: string, { entries, assets }: ContentSet): Promise<void> {
  const groups = Map.groupBy(entries, ({ sys }) => sys.contentType)
  for (const { sys } of contentTypes) await writeFiles(join(folder, sys.id), groups.get(sys.id) ?? [])
  await writeFiles(join(folder, assetFolder), assets)
}

async function writeFiles(folder: string, list: readonly { sys: { id: string } }[]): Promise<void> {
  const names = new Set(list.map(({ sys }) => `${sys.id}.json`))
  const present = await readdir(folder).catch(() => [])
  for (const name of present.filter((file) => file.endsWith('.json') && !names.has(file))) await rm(join(folder, name))
  if (list.length > 0) await mkdir(folder, { recursive: true })
  for (const item of list) await writeFile(join(folder, `${item.sys.id}.json`), `${JSON.stringify(item, null, 2)}\n`)
}
