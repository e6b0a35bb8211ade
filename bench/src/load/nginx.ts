import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '@marram/testkit/free-port'
import { visit } from '@marram/testkit/visit'
import type { Metered } from './cpu-per-request.ts'

export type Nginx = { readonly port: number; readonly process: Metered; stop(): Promise<void> }

const binary = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)
const ticksPerSecond = 100

/** One worker of nginx that sends a brotli body from a file; null if it is not installed, or not on Linux. */
export async function startNginx(folder: string, body: Buffer): Promise<Nginx | null> {
  if (binary === undefined || !existsSync('/proc/self/stat')) return null
  const port = await findFreePort()
  await writeFile(join(folder, 'page.html'), body)
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configFor(folder, port))
  const child = spawn(binary, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (part: Buffer) => {
    complaint += part.toString()
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  while (!(await visit(port, '/').catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${complaint}`)
  }
  return {
    port,
    process: { ask: async () => ({ cpuUs: cpuOf(child.pid ?? 0) }) },
    stop: () => {
      child.kill('SIGQUIT')
      return ended
    },
  }
}

function configFor(folder: string, port: number): string {
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { default_type text/html; add_header Content-Encoding br; try_files /page.html =404; }
  }
}
`
}

/** CPU time of a process and its children. */
function cpuOf(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  let ticks = 0
  for (const name of all) {
    const fields = statOf(name)
    const isOurs = name === String(pid) || fields?.[1] === String(pid)
    if (fields && isOurs) ticks += Number(fields[11]) + Number(fields[12])
  }
  return (ticks / ticksPerSecond) * 1e6
}

/** The fields after the name, which may contain spaces; null if the process has ended. */
function statOf(pid: string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
