import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildMeta, LatestBuild } from '@marram/contract/version'
import { personalPrefixes } from './pages/route-rules.ts'

/** The build that this node serves; the id is the same on every node of one build. */
export type Build = { readonly instanceId: string; readonly builtAt: string }

export async function readBuild(folder: string): Promise<Build> {
  const parsed: unknown = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'))
  if (typeof parsed === 'object' && parsed !== null && 'instanceId' in parsed && 'builtAt' in parsed) {
    return { instanceId: String(parsed.instanceId), builtAt: String(parsed.builtAt) }
  }
  throw new Error(`${join(folder, 'build.json')} does not describe a build. Run npm start to build the site anew.`)
}

export function presentBuild({ instanceId, builtAt }: Build): LatestBuild {
  return { id: instanceId, timestamp: Date.parse(builtAt) }
}

/** Route rules for browsers: personal pages have no stored data. */
export function buildManifest(build: Build): BuildMeta {
  const personal = personalPrefixes.map((prefix) => ({ pattern: `${prefix}*`, cache: 'never' as const }))
  return { ...presentBuild(build), routes: [...personal, { pattern: '/*', cache: 'cached' }] }
}
