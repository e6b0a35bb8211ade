import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OperatorError } from '@marram/database/operator-error'
import { type Assets, openAssets } from '@marram/site/server/assets'
import { type Build, readBuild } from '@marram/site/server/builds'
import type { SiteBundle } from '@marram/site/server/pages/renderer'
import type { SiteScope } from './site-scope.ts'

/** The source of the site's code: a finished build, or the development server. */
export type SiteSource = {
  readonly build: Build
  readonly bundle: SiteBundle<SiteScope>
  /** Development pages load styles and modules in ways that the strict policy forbids. */
  readonly isDevelopment: boolean
  openAssets(headers: Readonly<Record<string, string>>): Promise<Assets>
}

export const siteFolder = join(import.meta.dirname, '..', '..', 'site')

/** Loads the output of `vite build`. */
export async function openBuiltSite(folder = join(siteFolder, 'dist')): Promise<SiteSource> {
  const file = join(folder, 'server', 'server.js')
  await access(file).catch(() => {
    throw new OperatorError('The site is not built yet. Run npm start, which builds it.')
  })
  const module: { default: SiteBundle<SiteScope> } = await import(pathToFileURL(file).href)
  return {
    build: await readBuild(folder),
    bundle: module.default,
    isDevelopment: false,
    openAssets: (headers) => openAssets(join(folder, 'client'), headers),
  }
}
