import { execFileSync } from 'node:child_process'

/**
 * Pauses PostgreSQL like a frozen machine: connections stay open, and nothing responds. Returns a function that resumes
 * it, which may be called twice. Only for a server started by the caller.
 */
export function pausePostgres(postmaster: number): () => void {
  // The postmaster first, so that it starts no further process.
  process.kill(postmaster, 'SIGSTOP')
  const paused = [postmaster, ...childrenOf(postmaster)]
  for (const pid of paused) signal(pid, 'SIGSTOP')
  return () => {
    for (const pid of paused.splice(0)) signal(pid, 'SIGCONT')
  }
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []))
}

/** A backend may end between listing and signalling it. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {}
}
