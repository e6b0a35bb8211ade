import type { Connection } from '@marram/database/connection'
import { findSiteFile, keepSiteFiles, listSiteFiles } from '@marram/database/site-files'
import type { Log } from '@marram/service-kit/logging'
import type { SharedFiles } from '@marram/site/server/assets'
import type { OwnFiles } from './site-bundle.ts'

type ShareOptions = Pick<Connection, 'db'> & { readonly files: OwnFiles; readonly log: Log }

const dayMs = 86_400_000

/**
 * Before this node shows pages of its build, every node can serve their scripts and styles. During an upgrade a page
 * and its files come from nodes of different builds; and tabs stay open for days.
 */
export async function shareBuild({ db, files, log }: ShareOptions): Promise<SharedFiles & { close(): Promise<void> }> {
  const keep = async () => keepSiteFiles(db, await files.list(), files.read)
  await keep()
  const daily = setInterval(() => {
    keep().catch((error: unknown) => log.warn({ err: error }, 'the files of the build could not be shared'))
  }, dayMs).unref()
  return {
    list: () => listSiteFiles(db),
    find: (path) => findSiteFile(db, path),
    close: async () => clearInterval(daily),
  }
}
