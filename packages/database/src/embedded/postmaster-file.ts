import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The contents of a postmaster's lock file in its cluster. */
export type PostmasterFile = { pid: number; socketFolder: string; status: string; text: string }

const pathOf = (cluster: string) => join(cluster, 'postmaster.pid')

export function findPostmasterFile(cluster: string): PostmasterFile | null {
  const text = read(pathOf(cluster))
  const lines = text?.split('\n') ?? []
  const pid = Number(lines[0])
  if (!text || !Number.isInteger(pid) || pid <= 1) return null
  return { pid, socketFolder: lines[4] ?? '', status: (lines[7] ?? '').trim(), text }
}

/**
 * True if that very postmaster is running. The pid alone proves nothing: after a reboot it may belong to another
 * program, and in a container without an init a killed postmaster stays as a zombie.
 */
export function isPostmasterAlive(file: PostmasterFile, cluster: string): boolean {
  if (!isProcessThere(file.pid)) return false
  return process.platform === 'linux' ? isAliveOnLinux(file.pid, cluster) : isAliveElsewhere(file.pid)
}

export function isProcessThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * PostgreSQL removes a dead postmaster's file itself, unless the pid is in use: then it would refuse to start for ever.
 */
export function removeStaleFile(file: PostmasterFile, cluster: string): void {
  if (isProcessThere(file.pid) && read(pathOf(cluster)) === file.text) unlinkSync(pathOf(cluster))
}

function isAliveOnLinux(pid: number, cluster: string): boolean {
  const stat = read(`/proc/${pid}/stat`)
  const [, name, state] = /\((.*)\) (\S)/s.exec(stat ?? '') ?? []
  if (name !== 'postgres' || state === 'Z' || state === 'X') return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return true
  }
}

function isAliveElsewhere(pid: number): boolean {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return !line.startsWith('Z') && /postgres$/.test(line)
  } catch {
    return false
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
