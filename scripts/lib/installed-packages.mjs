import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashContents } from './content-hash.mjs'
import { listWorkspaces } from './workspaces.mjs'

/**
 * @typedef {{ version?: string, os?: string[], cpu?: string[], libc?: string[], link?: boolean, optional?: boolean }}
 * LockedPackage
 */
/** @typedef {{ platform: string, arch: string }} Machine */

/** @param {string} root */
export function stampPath(root) {
  return join(root, 'node_modules', '.marram-installed')
}

/**
 * Inputs of an install: the lock, every package.json, and the machine (a tree may be copied or mounted elsewhere).
 * @param {string} root
 */
export function hashDependencies(root) {
  const manifests = listWorkspaces(root).map((folder) => `${folder}/package.json`)
  const files = ['package.json', 'package-lock.json', '.npmrc', ...manifests]
  return `${process.platform}-${process.arch}-${hashContents(root, files)}`
}

/** @param {string} root */
export function isInstalled(root) {
  const stamp = stampPath(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashDependencies(root)) return true
  // A developer's own `npm install` leaves no stamp, only npm's hidden lock file.
  const installed = findPackages(join(root, 'node_modules', '.package-lock.json'))
  const locked = findPackages(join(root, 'package-lock.json'))
  return installed !== null && locked !== null && holdsAll(installed, locked, process)
}

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage> | null}
 */
export function findPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/**
 * @param {Record<string, LockedPackage>} installed
 * @param {Record<string, LockedPackage>} locked
 * @param {Machine} machine
 */
export function holdsAll(installed, locked, machine) {
  const wanted = Object.entries(locked)
    .filter(([path, entry]) => isForMachine(path, entry, machine))
    // npm omits packages that only an optional package for another machine needs.
    .filter(([, entry]) => !entry.optional || entry.os)
  return wanted.every(([path, entry]) => path in installed && installed[path]?.version === entry.version)
}

/**
 * @param {string} path
 * @param {LockedPackage} entry
 * @param {Machine} machine
 */
function isForMachine(path, entry, { platform, arch }) {
  /** @param {string[] | undefined} list @param {string} value */
  const fits = (list, value) => !list || list.includes(value)
  return (
    path.includes('node_modules/') && fits(entry.os, platform) && fits(entry.cpu, arch) && fits(entry.libc, 'glibc')
  )
}
