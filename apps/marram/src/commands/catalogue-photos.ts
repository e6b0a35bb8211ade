import type { ImportOptions, NeedsPhotos } from '@marram/broker/catalogue/import/import-catalogue'
import type { PhotoUse } from '@marram/broker/catalogue/import/photo-rows'
import { createOrigins } from '@marram/broker/catalogue/photos/origins'
import { type ReadPhotos, readPhotos } from '@marram/broker/catalogue/photos/read-photos'
import { describeProblem, maxShown } from '@marram/broker/catalogue/spreadsheets/problem'
import type { Connection } from '@marram/database/connection'
import type { Config } from '../config.ts'
import { createProgressLine } from '../progress-line.ts'
import { print } from '../terminal.ts'
import { openUploads } from '../uploads.ts'

/** Options of both imports. `--photos` is a folder to use in place of the setting. */
export const importArguments = {
  'dry-run': { type: 'boolean' },
  replace: { type: 'boolean' },
  photos: { type: 'string' },
} as const

type Reading = {
  readonly config: Config
  readonly db: Connection['db']
  readonly options: ImportOptions
  readonly folder: string | undefined
}

/** Runs an import. If it names photos, reads them outside its transaction, and runs it once more. */
export async function importWithPhotos<Outcome extends { readonly kind: string }>(
  run: (options: ImportOptions) => Promise<Outcome | NeedsPhotos>,
  { config, db, options, folder }: Reading,
): Promise<Outcome> {
  const first = await run(options)
  if (!needsPhotos(first)) return first
  if (options.isDryRun) print('A dry run reads no photos: houses are shown with those that were read before.')
  else await readAndReport(first.photos, { config, db, folder })
  const second = await run({ ...options, arePhotosRead: true })
  if (needsPhotos(second)) throw new Error('An import needs photos that were read.')
  return second
}

function needsPhotos(outcome: { readonly kind: string }): outcome is NeedsPhotos {
  return outcome.kind === 'needs-photos'
}

async function readAndReport(
  uses: readonly PhotoUse[],
  { config, db, folder }: Pick<Reading, 'config' | 'db' | 'folder'>,
): Promise<void> {
  const progress = createProgressLine()
  const read = await readPhotos(uses, {
    db,
    store: openUploads(config),
    readOriginal: createOrigins({
      photoFolder: folder ?? config.photoFolder,
      photoUrl: folder === undefined ? config.photoUrl : undefined,
      allowPrivate: config.photoPrivate,
    }),
    now: () => new Date(),
    onProgress: (done, total) => progress.show({ done, total, what: 'Photos' }),
  })
  const { added, changed, unchanged, failures } = read
  const failed = failures.size > 0 ? `, ${failures.size} not read` : ''
  progress.end(`Photos: ${added} added, ${changed} changed, ${unchanged} as they were${failed}.`)
  reportFailures(uses, failures)
}

/** One line for each house that lacks a photo. */
function reportFailures(uses: readonly PhotoUse[], failures: ReadPhotos['failures']): void {
  const failed = uses.flatMap((use) => {
    const failure = failures.get(use.source)
    return failure ? [{ ...use, ...failure }] : []
  })
  for (const { place, house, source, reason, isKept } of failed.slice(0, maxShown)) {
    const sentence = `of house ${house} was not read: ${reason}${isKept ? '; the house keeps its former file' : ''}`
    print(`  ${describeProblem({ ...place, column: 'picture', value: source, reason: sentence })}`)
  }
  if (failed.length > maxShown) print(`  … and ${failed.length - maxShown} more`)
}
