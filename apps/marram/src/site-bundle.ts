import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OperatorError } from '@marram/database/operator-error'
import type { SiteFile } from '@marram/database/site-files'
import { type Assets, openAssets, type SharedFiles } from '@marram/site/server/assets'
import { type Build, buildManifest, readBuild } from '@marram/site/server/builds'
import type { DeskFiles } from '@marram/site/server/desk/desk-page'
import type { SiteBundle } from '@marram/site/server/pages/renderer'
import * as v from 'valibot'
import type { SiteScope } from './site-scope.ts'

/** The source of the site's code: a finished build, or the development server. */
export type SiteSource = {
  readonly build: Build
  readonly bundle: SiteBundle<SiteScope>
  /** Null if the desk is not built. */
  readonly desk: DeskFiles | null
  /** Development pages load styles and modules in ways that the strict policy forbids. */
  readonly isDevelopment: boolean
  /** With `shared`, files of other builds are served too. */
  openAssets(headers: Readonly<Record<string, string>>, shared: SharedFiles | null): Promise<Assets>
  /** Files that pages of this build load, for nodes of other builds. */
  readonly ownFiles: OwnFiles
}

export type OwnFiles = {
  list(): Promise<readonly string[]>
  read(path: string): Promise<SiteFile>
}

export const siteFolder = join(import.meta.dirname, '..', '..', 'site')
export const deskFolder = join(import.meta.dirname, '..', '..', 'desk')

/** Loads the outputs of `vite build`. */
export async function openBuiltSite(
  folder = join(siteFolder, 'dist'),
  ofDesk = join(deskFolder, 'dist', 'client'),
): Promise<SiteSource> {
  const file = join(folder, 'server', 'server.js')
  await access(file).catch(() => {
    throw new OperatorError('The site is not built yet. Run npm start, which builds it.')
  })
  const module: { default: SiteBundle<SiteScope> } = await import(pathToFileURL(file).href)
  const build = await readBuild(folder)
  const folders = [join(folder, 'client'), ofDesk]
  return {
    build,
    bundle: module.default,
    desk: await readDeskFiles(ofDesk),
    isDevelopment: false,
    openAssets: (headers, shared) => openAssets(folders, headers, shared),
    ownFiles: ownFilesOf(build, folders),
  }
}

const manifest = v.record(
  v.string(),
  v.looseObject({ file: v.string(), css: v.optional(v.array(v.string()), []), isEntry: v.optional(v.boolean()) }),
)

/** The files that the desk's page starts with, from the manifest of its build. */
async function readDeskFiles(folder: string): Promise<DeskFiles> {
  const text = await readFile(join(folder, 'desk-files.json'), 'utf8')
  const entry = Object.values(v.parse(manifest, JSON.parse(text))).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build of the desk has no entry.')
  return { script: `/${entry.file}`, styles: entry.css.map((file) => `/${file}`) }
}

function ownFilesOf(build: Build, folders: readonly string[]): OwnFiles {
  const manifestPath = `/builds/meta/${build.instanceId}.json`
  const folderOf = new Map<string, string>()
  return {
    async list() {
      for (const folder of folders) {
        const names = await readdir(join(folder, 'assets'))
        for (const name of names.filter((one) => !one.endsWith('.br'))) folderOf.set(`/assets/${name}`, folder)
      }
      return [manifestPath, ...folderOf.keys()]
    },
    async read(path) {
      if (path === manifestPath) return { body: Buffer.from(JSON.stringify(buildManifest(build))), br: null }
      const file = join(folderOf.get(path) ?? '', path)
      return { body: await readFile(file), br: await readFile(`${file}.br`).catch(() => null) }
    },
  }
}
