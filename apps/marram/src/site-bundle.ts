import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OperatorError } from '@marram/database/operator-error'
import type { SiteFile } from '@marram/database/site-files'
import { type Assets, openAssets, type SharedFiles } from '@marram/site/server/assets'
import { type Build, buildManifest, readBuild } from '@marram/site/server/builds'
import type { SiteBundle } from '@marram/site/server/pages/renderer'
import type { SiteScope } from './site-scope.ts'

/** The source of the site's code: a finished build, or the development server. */
export type SiteSource = {
  readonly build: Build
  readonly bundle: SiteBundle<SiteScope>
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

/** Loads the output of `vite build`. */
export async function openBuiltSite(folder = join(siteFolder, 'dist')): Promise<SiteSource> {
  const file = join(folder, 'server', 'server.js')
  await access(file).catch(() => {
    throw new OperatorError('The site is not built yet. Run npm start, which builds it.')
  })
  const module: { default: SiteBundle<SiteScope> } = await import(pathToFileURL(file).href)
  const build = await readBuild(folder)
  return {
    build,
    bundle: module.default,
    isDevelopment: false,
    openAssets: (headers, shared) => openAssets(join(folder, 'client'), headers, shared),
    ownFiles: ownFilesOf(build, join(folder, 'client')),
  }
}

function ownFilesOf(build: Build, folder: string): OwnFiles {
  const manifest = `/builds/meta/${build.instanceId}.json`
  return {
    async list() {
      const names = await readdir(join(folder, 'assets'))
      return [manifest, ...names.filter((name) => !name.endsWith('.br')).map((name) => `/assets/${name}`)]
    },
    async read(path) {
      if (path === manifest) return { body: Buffer.from(JSON.stringify(buildManifest(build))), br: null }
      const file = join(folder, path)
      return { body: await readFile(file), br: await readFile(`${file}.br`).catch(() => null) }
    },
  }
}
