import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request as requestPlain } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import { readAgency } from '@marram/database/agency/read-agency'
import type { Connection } from '@marram/database/connection'
import type { Snapshot } from '@marram/database/testing/test-database'
import { islandArchive } from '@marram/site/server/map/testing/small-archive'
import { startAgency } from '@marram/testkit/agency'
import { findFreePort } from '@marram/testkit/free-port'
import { secondFolder, writeSecondFolders } from '@marram/testkit/second-agency/second-agency'
import { writeSecondPhotos } from '@marram/testkit/second-agency/second-photos'
import { book, openVisitor, publicKey } from '@marram/testkit/second-agency/second-visits'
import { visit } from '@marram/testkit/visit'
import { senderOf } from '@marram/workers/config'
import { startSmtpServer } from '@marram/workers/testing/smtp-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from './cli.ts'
import { readEnvironment, readEnvironmentFile } from './environment-file.ts'
import { makeCertificate } from './health-checks/testing/certificate.ts'

const day = 86_400_000
const certificate = makeCertificate({ from: new Date(Date.now() - day), until: new Date(Date.now() + 90 * day) })

let folder: string
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let publicPort: number
const envFile = () => join(folder, 'marram.env')

beforeAll(async () => {
  setDefaultCACertificates([certificate.cert])
  folder = await mkdtemp(join(tmpdir(), 'marram-afternoon-'))
  smtp = await startSmtpServer()
  publicPort = await findFreePort()
  await writeSecondFolders(folder)
  await writeFile(join(folder, 'bodden.pmtiles'), islandArchive())
  await writeSecondPhotos(folder)
})
afterAll(async () => {
  await smtp.close()
  await rm(folder, { recursive: true })
})

/** A database as a server gives it to a new agency. */
async function empty({ db }: Pick<Connection, 'db'>): Promise<void> {
  await sql`drop schema public cascade`.execute(db)
  await sql`drop schema graphile_worker cascade`.execute(db)
  await sql`create schema public`.execute(db)
}

/** Runs a command as typed beside marram.env. */
async function type(command: string[], env: Record<string, string> = {}): Promise<string> {
  const printed: string[] = []
  const write = (text: unknown) => printed.push(String(text)) > 0
  const spies = [process.stdout, process.stderr].map((out) => vi.spyOn(out, 'write').mockImplementation(write))
  const code = await runCommand(command, await readEnvironment({ MARRAM_ENV: envFile(), ...env }))
  for (const spy of spies) spy.mockRestore()
  expect(code, `${command.join(' ')}:\n${printed.join('')}`).toBe(0)
  return printed.join('')
}

async function setUp(databaseUrl: string): Promise<string> {
  const origin = `https://localhost:${publicPort}`
  const answers = {
    settings: {
      MARRAM_HOSTS: `de=${origin},en=${origin}`,
      TRUST_PROXY: '1',
      DATABASE_URL: databaseUrl,
      MARRAM_DATA: folder,
      PUBLIC_KEYS: publicKey,
      SMTP_URL: smtp.url,
      IMAGES_PHOTO_DIR: join(folder, 'photos'),
      MAP_TILES: join(folder, 'bodden.pmtiles'),
    },
    profile: join(secondFolder, 'profile.json'),
    terms: join(secondFolder, 'terms.json'),
    staff: { email: 'ole@boddenrohr.example', firstname: 'Ole', lastname: 'Rohr', language: 'de' },
  }
  await writeFile(join(folder, 'answers.json'), JSON.stringify(answers))
  return type(['setup', '--from', join(folder, 'answers.json')])
}

/** An editor fills in the marked places of the starter content. */
async function fillPlaces(): Promise<void> {
  const content = join(folder, 'starter')
  await type(['content', 'export', content])
  for (const file of globSync('**/*.json', { cwd: content })) {
    const path = join(content, file)
    const { sys, fields } = JSON.parse(await readFile(path, 'utf8'))
    const { status, ...rest } = sys
    const filled = JSON.stringify({ sys: rest, fields }).replaceAll(/\[\[[^\]]*\]\]/g, 'Rohrsänger 7')
    await writeFile(path, filled)
  }
  await type(['content', 'import', content])
}

/** A proxy as docs/operations.md asks for: it ends TLS and overwrites the forwarding headers. */
function openProxy(to: number) {
  const server = createServer(certificate, (request, response) => {
    const headers = {
      ...request.headers,
      'x-forwarded-host': request.headers.host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    }
    const { method, url } = request
    const inner = requestPlain({ host: '127.0.0.1', port: to, path: url, method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    request.pipe(inner)
  })
  server.listen(publicPort, '127.0.0.1')
  return server
}

test('an empty database becomes an open agency in one afternoon', async () => {
  let missing = ''
  const afternoon: Snapshot = {
    name: `afternoon_${Date.now()}`,
    fill: async ({ db, url }) => {
      await empty({ db })
      missing = await setUp(url)
      expect(
        await type(['catalogue', 'from-csv', join(folder, 'tables'), '--photos', join(folder, 'photos')]),
      ).toContain('Photos: 4 added')
      await fillPlaces()
    },
  }
  const agency = await startAgency({ snapshot: afternoon, prepare: () => readEnvironmentFile(envFile()) })
  const proxy = openProxy(agency.port)
  try {
    expect(missing).toContain('Guests cannot come in until there is')

    const guest = openVisitor(agency, 'de')
    const front = await guest.get('/')
    expect([front.status, /<title>([^<]*)/.exec(front.text)?.[1]]).toEqual([
      200,
      'Ferienhaus auf Fischland-Darß-Zingst | Bodden &amp; Rohr',
    ])
    const photo = /\/services\/images\/own\/photos\/bodden\.jpg\?format=avif[^", ]*/.exec(front.text)?.[0] ?? 'no photo'
    const shown = await visit(agency.port, photo.replaceAll('&amp;', '&'))
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/avif'])

    const house = await guest.get('/ferienhaus-r7001/')
    const master =
      /\/services\/images\/own\/uploads\/[0-9a-f]{32}\.jpg\?format=jpg[^" ]*/.exec(house.text)?.[0] ?? 'no photo'
    expect((await visit(agency.port, master.replaceAll('&amp;', '&'))).status).toBe(200)
    expect(house.text.includes('Vom Weg aus')).toBe(true)
    const picture = /src="(\/map\/picture\.svg[^"]*)"/.exec(house.text)?.[1] ?? 'no map'
    expect((await guest.get(picture.replaceAll('&amp;', '&'))).headers['content-type']).toBe('image/svg+xml')
    expect(/data-map="([^"]*)"/.exec(house.text)?.[1]).toBe('12.4 54.3 12.8 54.5 protomaps')

    const { reservationId } = await book(guest, agency.database, 'de')
    const { db } = agency.database
    const { terms } = await db
      .selectFrom('booking')
      .select('terms')
      .where('reservation_id', '=', reservationId)
      .executeTakeFirstOrThrow()
    expect(terms).toMatchObject({ minRenterAge: 19, firstInstalment: { percent: 22 } })
    await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThan(0))
    expect(smtp.received[0]?.to).toEqual(['ida@example.org'])
    const { text_body } = await db.selectFrom('mail').select('text_body').executeTakeFirstOrThrow()
    for (const own of ['Bodden & Rohr Ferien GmbH, Hafenstraße 7, 18375 Prerow', 'HRB 20417', '+49 38233 70 51 28']) {
      expect(text_body).toContain(own)
    }
    expect(senderOf({}, await readAgency(db))).toEqual({ name: 'Bodden & Rohr', address: 'moin@boddenrohr.example' })

    // The test's database is a copy of the one that was set up.
    expect(await type(['doctor'], { DATABASE_URL: agency.database.url })).toContain('No failure.')
  } finally {
    proxy.close()
    proxy.closeAllConnections()
    await agency.stop()
  }
})
