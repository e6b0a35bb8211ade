import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { findFreePort } from '../free-port.ts'

const operations = join(import.meta.dirname, '..', '..', '..', 'docs', 'operations.md')

/** Debian's; null where there is none. */
export const nginxBinary: string | null = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path)) ?? null

/** One request to a node, as the proxy saw it; a request that was sent twice has two entries. */
type Passing = {
  readonly method: string
  readonly path: string
  readonly status: number
  /** Ports of the nodes that it was tried at, in order. */
  readonly ports: readonly number[]
}

export type Nginx = {
  readonly port: number
  /** The requests of guests, without the health checks at the start. nginx writes a line only after the guest has the answer. */
  readPassings(): Promise<Passing[]>
  stop(): Promise<void>
}

const logFormat = "'$request_method $status $upstream_addr|$request_uri'"

/**
 * Runs nginx with the example of docs/operations.md, between these nodes. Only addresses and TLS differ. The header
 * `x-guest` gives a guest an address, as all connections come from this machine.
 */
export async function startNginx(nodes: readonly number[]): Promise<Nginx> {
  if (nginxBinary === null) throw new Error('nginx is not installed.')
  const folder = makeTemporaryFolder('marram-nginx-')
  const port = await findFreePort()
  const logs = { passings: join(folder, 'access.log'), errors: join(folder, 'error.log') }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const config = `
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log ${logs.errors} warn;
events { worker_connections 512; }
http {
  log_format passing ${logFormat};
  access_log ${logs.passings} passing;
  set_real_ip_from 127.0.0.1;
  real_ip_header x-guest;
  ${temporary}
  ${atLoopback(await readExample(), nodes, port)}
}`
  const file = join(folder, 'nginx.conf')
  await writeFile(file, config)
  const args = ['-p', folder, '-c', file, '-e', logs.errors]
  const { status, stderr } = spawnSync(nginxBinary, ['-t', ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`nginx refuses the example of docs/operations.md: ${stderr}`)
  const child = spawn(nginxBinary, [...args, '-g', 'daemon off;'], { stdio: 'ignore' })
  await untilListening(child, port)
  return {
    port,
    readPassings: async () =>
      (await readFile(logs.passings, 'utf8'))
        .trim()
        .split('\n')
        .map(parsePassing)
        .filter(({ path }) => path !== '' && path !== '/healthz'),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The documented example is the tested one. */
async function readExample(): Promise<string> {
  const text = await readFile(operations, 'utf8')
  const [, example] = /```nginx\n(# \/etc\/nginx\/[^\n]*\n.*?)```/s.exec(text) ?? []
  if (example === undefined) throw new Error('docs/operations.md has no configuration of nginx for several nodes.')
  return example
}

function atLoopback(example: string, nodes: readonly number[], port: number): string {
  let turn = 0
  return example
    .replaceAll(/^ *ssl_certificate.*\n/gm, '')
    .replace(/^server \{\n {2}listen 80;.*?^\}\n/ms, '')
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/server 10\.[\d.]+:3000/g, () => `server 127.0.0.1:${nodes[turn++ % nodes.length]}`)
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    await answer?.body?.cancel()
    if (answer) return
    await sleep(20)
  }
  throw new Error(`nginx ended with ${child.exitCode}.`)
}

function parsePassing(line: string): Passing {
  const [, method = '', status = '', tried = '', path = ''] = /^(\S+) (\d+) ([^|]*)\|(.*)$/.exec(line) ?? []
  const ports = [...tried.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port))
  return { method, path, status: Number(status), ports }
}
