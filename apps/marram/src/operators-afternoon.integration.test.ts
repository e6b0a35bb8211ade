import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMissing } from '@marram/database/agency/find-missing'
import { readAgency } from '@marram/database/agency/read-agency'
import type { Snapshot } from '@marram/database/testing/test-database'
import { startAgency } from '@marram/testkit/agency'
import { secondFolder, writeSecondFolders } from '@marram/testkit/second-agency/second-agency'
import { book, openVisitor, secondSettings } from '@marram/testkit/second-agency/second-visits'
import { senderOf } from '@marram/workers/config'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from './cli.ts'

let folder: string
const printed: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marram-afternoon-'))
  await writeSecondFolders(folder)
})
afterAll(() => rm(folder, { recursive: true }))

/** The commands of an operator in their order; setup, photos and doctor are to join them. */
const typed = () => [
  ['profile', 'set', join(secondFolder, 'profile.json')],
  ['terms', 'set', join(secondFolder, 'terms.json')],
  ['content', 'import', join(folder, 'content')],
  ['catalogue', 'from-csv', join(folder, 'tables')],
]

test('an empty database becomes an agency whose first guest books and gets a mail in its name', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  const missing: number[] = []
  const afternoon: Snapshot = {
    name: `afternoon_${Date.now()}`,
    fill: async ({ db, url }) => {
      missing.push((await findMissing(db)).length)
      for (const command of typed()) {
        const env = { ...secondSettings, DATABASE_URL: url, MARRAM_DATA: folder }
        expect(await runCommand(command, env), `${command.join(' ')}:\n${printed.join('')}`).toBe(0)
        missing.push((await findMissing(db)).length)
      }
    },
  }
  const agency = await startAgency({ snapshot: afternoon, env: secondSettings })
  write.mockRestore()
  try {
    expect(missing).toEqual([1, 11, 11, 1, 0])
    const guest = openVisitor(agency, 'de')
    const { text, status } = await guest.get('/')
    expect([status, /<title>([^<]*)/.exec(text)?.[1]]).toEqual([
      200,
      'Ferienhaus auf Fischland-Darß-Zingst | Bodden &amp; Rohr',
    ])
    const { reservationId } = await book(guest, agency.database, 'de')
    const { db } = agency.database
    const { terms } = await db
      .selectFrom('booking')
      .select('terms')
      .where('reservation_id', '=', reservationId)
      .executeTakeFirstOrThrow()
    expect(terms).toMatchObject({ minRenterAge: 19, firstInstalment: { percent: 22 } })
    const { subject, text_body } = await db
      .selectFrom('mail')
      .select(['subject', 'text_body'])
      .executeTakeFirstOrThrow()
    expect(subject).toContain(reservationId)
    for (const own of ['Bodden & Rohr Ferien GmbH, Hafenstraße 7, 18375 Prerow', 'HRB 20417', '+49 38233 70 51 28']) {
      expect(text_body).toContain(own)
    }
    expect(senderOf({}, await readAgency(db))).toEqual({ name: 'Bodden & Rohr', address: 'moin@boddenrohr.example' })
  } finally {
    await agency.stop()
  }
})
