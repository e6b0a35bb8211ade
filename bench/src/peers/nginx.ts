import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@marram/testkit/free-port'
import { type Answer, fetchAnswer, withoutNodesOwn } from '../load/answer.ts'
import type { Metered } from '../load/cpu-per-request.ts'

export type Nginx = { readonly process: Metered; readonly port: number; stop(): Promise<void> }

/** Null where it is not installed, or where the operating system does not say what a process has used. */
export async function findNginx(): Promise<string | null> {
  if (process.platform !== 'linux') return null
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  for (const folder of folders) {
    const isThere = await access(join(folder, 'nginx')).then(
      () => true,
      () => false,
    )
    if (isThere) return join(folder, 'nginx')
  }
  return null
}

const startTimeoutMs = 10_000

/** One process, one file, the headers of the answer: the least that nginx can do for the same bytes. */
export async function startNginx(program: string, page: Answer, folder: string): Promise<Nginx> {
  const port = await findFreePort()
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'pages', 'page'), page.body)
  await writeFile(join(folder, 'nginx.conf'), writeConfig(page, folder, port))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const child = spawn(program, args, { stdio: 'inherit' })
  const ended = once(child, 'close')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  try {
    await untilAnswered(port, () => child.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, process: { ask: async () => ({ cpuUs: await cpuOf(child.pid ?? 0) }) }, stop }
}

function writeConfig({ headers }: Answer, folder: string, port: number): string {
  const own = withoutNodesOwn(headers)
  const pairs = own.flatMap((name, at) => (at % 2 === 0 ? [[name, own[at + 1] ?? ''] as const] : []))
  const type = pairs.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'text/html'
  const added = pairs.filter(([name]) => !['content-type', 'content-length'].includes(name.toLowerCase()))
  // Otherwise nginx tells when the file was written.
  const isDated = added.some(([name]) => name.toLowerCase() === 'last-modified')
  return `
daemon off; master_process off; pid ${join(folder, 'nginx.pid')};
events { worker_connections 256; }
http {
  access_log off; server_tokens off; sendfile on; tcp_nopush on; etag off; max_ranges 0; keepalive_requests 10000000;
  open_file_cache max=16;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    location = / {
      types {} default_type ${quoted(type)};
      root ${join(folder, 'pages')};
      try_files /page =404;
      ${isDated ? '' : 'add_header last-modified "";'}
      ${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n      ')}
    }
  }
}`
}

/** There is no way to write a dollar sign. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would take a part of ${value} for a variable.`)
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

async function untilAnswered(port: number, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + startTimeoutMs
  for (;;) {
    const answer = await fetchAnswer({ port, path: '/', headers: {} }).catch(() => null)
    if (answer !== null) return
    if (hasEnded() || performance.now() > deadline) throw new Error('nginx did not start.')
    await sleep(20)
  }
}

/** Of its only thread, in nanoseconds there. */
async function cpuOf(pid: number): Promise<number> {
  const [ns] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(ns) / 1000
}
