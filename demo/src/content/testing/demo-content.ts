import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentAsset, ContentEntry } from '@marram/contract/content/model/entry'
import type { IsoDay } from '@marram/domain/iso-day'
import { contentFolder } from '../../agency.ts'
import { withFreshDates } from '../fresh-dates.ts'

const isAsset = (file: string): boolean => file.startsWith('assets')

/** The content as the program imports it on this day. The import itself checks the form of each file. */
export function demoContent(today: IsoDay): { entries: ContentEntry[]; assets: ContentAsset[] } {
  const files = globSync('*/*.json', { cwd: contentFolder }).sort()
  const read = (file: string) => JSON.parse(readFileSync(join(contentFolder, file), 'utf8'))
  const entries = files.filter((file) => !isAsset(file)).map((file): ContentEntry => read(file))
  return {
    entries: withFreshDates(entries, today),
    assets: files.filter(isAsset).map((file): ContentAsset => read(file)),
  }
}
