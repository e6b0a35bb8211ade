import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { createDemoUsers } from '@marram/auth/demo-users'
import { publishEntry } from '@marram/content/publish'
import { findMissing } from '@marram/database/agency/find-missing'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { demoUsers } from '@marram/demo/users'
import { standardTerms } from '@marram/domain/terms'
import { startSmtpServer, type TestSmtpServer } from '@marram/workers/testing/smtp-server'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'
import { readEnvironment, readEnvironmentFile } from '../environment-file.ts'
import { openPrompter, type Prompter, type Question } from '../setup/prompter.ts'
import { setupCommand } from './setup.ts'

let database: TestDatabase
let smtp: TestSmtpServer
let folder: string
let file: string
beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterAll(() => smtp.close())
beforeEach(async () => {
  database = await createTestDatabase()
  // As a server gives it to a new agency.
  await sql`drop schema public cascade`.execute(database.db)
  await sql`drop schema graphile_worker cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  folder = await mkdtemp(join(tmpdir(), 'marram-setup-'))
  file = join(folder, 'marram.env')
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})

const edition = (phone: string, country?: string) => ({
  phone,
  email: 'post@klit.example',
  address: { street: 'Havnegade 1', zipcode: '6960', city: 'Hvide Sande', ...(country && { country }) },
  region: 'ved Vesterhavet',
  promise: 'Bag klitten',
})
const profile = {
  name: 'Klit & Hav',
  company: { name: 'Klit & Hav ApS', registration: '11 22 33 44' },
  editions: { da: edition('+45 11 22 33 44'), de: edition('+45 11 22 33 44', 'Dänemark') },
  mail: { name: 'Klit & Hav', address: 'post@klit.example' },
  colours: { brand: '#1b4b5a', accent: '#c4451c', ground: '#fbf7f0' },
  bank: { EUR: { name: 'Klit & Hav ApS', iban: 'DK7300000087654321', bic: 'MRRMDK20' } },
}
const answers = () => ({
  settings: {
    MARRAM_HOSTS: 'da=https://localhost,de=https://localhost',
    TRUST_PROXY: '1',
    DATABASE_URL: database.url,
    MARRAM_DATA: folder,
    SMTP_URL: smtp.url.replace('//', '//user:mail-secret@'),
  },
  profile,
  terms: 'standard',
  staff: { email: 'Mette@Klit.example', firstname: 'Mette', lastname: 'Lund', language: 'da' },
})
type Given = Omit<ReturnType<typeof answers>, 'settings'> & { settings: Record<string, string> }

async function capture(work: () => Promise<number>): Promise<{ code: number; said: string }> {
  const said: string[] = []
  const write = (text: unknown) => said.push(String(text)) > 0
  const spies = [process.stdout, process.stderr].map((out) => vi.spyOn(out, 'write').mockImplementation(write))
  try {
    const code = await work()
    return { code, said: said.join('') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

async function setUp(given: unknown, ...args: string[]) {
  await writeFile(join(folder, 'answers.json'), JSON.stringify(given))
  const env = await readEnvironment({ MARRAM_ENV: file })
  return capture(() => runCommand(['setup', '--from', join(folder, 'answers.json'), ...args], env))
}

/** Without a login, because the fake server has none. */
const withoutLogin = (): Given => ({ ...answers(), settings: { ...answers().settings, SMTP_URL: smtp.url } })

const secretsOf = async (): Promise<string[]> => {
  const { PUBLIC_KEYS, SEARCH_KEY, ...rest } = await readEnvironmentFile(file)
  const names = ['SEARCH_STAFF_KEY', 'BROKER_STAFF_KEY', 'PREVIEW_KEY', 'METRICS_TOKEN']
  return [PUBLIC_KEYS, SEARCH_KEY, ...names.map((name) => rest[name])].map((value) => value ?? 'missing')
}

test('a file of answers makes an empty database an agency, and says what is missing', async () => {
  const { code, said } = await setUp(withoutLogin())
  expect(code, said).toBe(0)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const written = await readEnvironmentFile(file)
  expect(written).toMatchObject({ MARRAM_MODE: 'production', DATABASE_URL: database.url, TRUST_PROXY: '1' })
  const secrets = await secretsOf()
  expect(new Set(secrets).size).toBe(6)
  for (const secret of [...secrets, database.url]) {
    expect(secret.length).toBeGreaterThan(20)
    expect(said).not.toContain(secret)
  }
  const { db } = database
  const stored = await sql<{ name: string }>`select data #>> '{profile,name}' as name from agency_profile`.execute(db)
  expect(stored.rows).toEqual([{ name: 'Klit & Hav' }])
  expect(await db.selectFrom('agency_terms').selectAll().execute()).toHaveLength(1)
  expect(await db.selectFrom('user_account').select(['email', 'type']).execute()).toEqual([
    { email: 'mette@klit.example', type: 3 },
  ])
  expect(said).toMatch(/password can be chosen once at\nhttps:\/\/localhost\/\S+reset_token=[\w-]{43}\n/)
  expect(said).toContain('Guests cannot come in until there is: the imprint page (da, de), the privacy page (da, de)')
  expect(said).not.toMatch(/the cookies page/)
  expect(said).toContain('an active house')
  expect(said).toMatch(/texts {4}Texts with places to fill in stay drafts: area-example, faq-broken/)
})

test('with the places filled in and a house, nothing is missing', async () => {
  await setUp(withoutLogin())
  const { db } = database
  await sql`update content_entry set draft = regexp_replace(draft::text, '\\[\\[[^]]*\\]\\]', 'filled in', 'g')::jsonb`.execute(
    db,
  )
  const missing = await findMissing(db)
  expect(new Set(missing.map(({ what }) => what))).toEqual(
    new Set(['imprint', 'privacy', 'terms', 'accessibility', 'house']),
  )
  for (const id of ['imprint', 'privacy', 'terms', 'accessibility']) await publishEntry(db, `page-${id}`)
  expect(await findMissing(db)).toEqual([{ what: 'house' }])
})

test('an edited text stays as it is when setup runs again, and a deleted one does not come back', async () => {
  await setUp(withoutLogin())
  const { db } = database
  await sql`update content_entry set draft = jsonb_set(draft, '{title,da-DK}', '"Min forside"') where id = 'page-front'`.execute(
    db,
  )
  await sql`delete from content_entry where id = 'area-example'`.execute(db)
  const { said } = await setUp(withoutLogin())
  expect(said).toContain('The editorial content stays as it is.')
  const { rows } = await sql<{
    title: string
  }>`select draft #>> '{title,da-DK}' as title from content_entry where id in ('page-front', 'area-example')`.execute(
    db,
  )
  expect(rows).toEqual([{ title: 'Min forside' }])
})

test('a second run changes nothing, and another answer needs --replace', async () => {
  await setUp(withoutLogin())
  const before = await readFile(file, 'utf8')
  const { code, said } = await setUp(withoutLogin())
  expect(code).toBe(0)
  expect(said).toContain(`${file} is unchanged.`)
  expect(said).toContain(
    'The profile is unchanged.\nThe terms are unchanged.\nThe editorial content stays as it is.\nmette@klit.example has an account already',
  )
  expect(await readFile(file, 'utf8')).toBe(before)
  expect(await database.db.selectFrom('password_reset').selectAll().execute()).toHaveLength(1)
  const other = { ...withoutLogin(), settings: { ...withoutLogin().settings, PORT: '3100' } }
  const refused = await setUp(other)
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining(`PORT in ${file} would change. Add --replace`),
  })
  expect(await readFile(file, 'utf8')).toBe(before)
  expect((await setUp(other, '--replace')).code).toBe(0)
  expect(await readEnvironmentFile(file)).toMatchObject({ PORT: '3100' })
  expect(await readFile(file, 'utf8')).toContain(before.match(/PREVIEW_KEY=\S+/)?.[0] ?? 'none')
})

test('only what changes is given: the rest of the file stays', async () => {
  await setUp(withoutLogin())
  const { code } = await setUp({ settings: { STAFF_MAIL: 'staff@klit.example', SMTP_URL: '' } }, '--replace')
  expect(code).toBe(0)
  const written = await readEnvironmentFile(file)
  expect(written).toMatchObject({ STAFF_MAIL: 'staff@klit.example', DATABASE_URL: database.url })
  expect(written.SMTP_URL).toBeUndefined()
})

type Wrong = [string, (given: Given) => unknown, string | RegExp]
const setting = (name: string, value: string) => (given: Given) => ({
  ...given,
  settings: { ...given.settings, [name]: value },
})

test.each<Wrong>([
  [
    'a database that is away',
    setting('DATABASE_URL', 'postgres://u:db-secret@localhost:1/x'),
    /The database x at localhost:1 cannot be used \(.+\): check DATABASE_URL\./,
  ],
  [
    'a mail server that is away',
    setting('SMTP_URL', 'smtp://u:mail-secret@localhost:1'),
    'The mail server localhost cannot be used',
  ],
  [
    'a host without HTTPS',
    setting('MARRAM_HOSTS', 'da=http://localhost,de=https://localhost'),
    'http://localhost must begin with https://',
  ],
  ['an edition without a host', setting('MARRAM_HOSTS', 'da=https://localhost'), 'Production needs a host for de'],
  ['an invalid IBAN', setting('BANK_DKK', 'name=A; iban=DK0000000000000000; bic=ABCDDK22'), 'BANK_DKK'],
  ['a misspelt setting', setting('SMTP', 'x'), 'settings.SMTP: there is no such setting'],
  [
    'Stripe without a key',
    setting('PAYMENT_PROVIDER', 'stripe'),
    'STRIPE_KEY is missing, which PAYMENT_PROVIDER stripe needs',
  ],
  ['a bucket without a key', setting('UPLOADS_URL', 'https://s3.example.org/x'), 'UPLOADS_URL'],
  [
    'a profile without a promise',
    (given) => ({ ...given, profile: { ...profile, editions: { da: { ...edition('1'), promise: '' } } } }),
    'editions.da.promise: is empty',
  ],
  [
    'an account with wrong digits',
    (given) => ({
      ...given,
      profile: { ...profile, bank: { EUR: { name: 'A', iban: 'DK7300000087654322', bic: 'X' } } },
    }),
    'bank.EUR.iban: its check digits do not fit',
  ],
  [
    'a ladder that falls',
    (given) => ({ ...given, terms: { ...standardTerms, cancellation: [] } }),
    'cancellation: needs at least one step',
  ],
  ['no mail address', (given) => ({ ...given, staff: { email: 'mette' } }), 'staff.email: must be a mail address'],
])('%s is refused in a sentence, and nothing is written', async (_, change, sentence) => {
  const { code, said } = await setUp(change(withoutLogin()))
  expect(code).toBe(1)
  expect(said).toMatch(/^(?:No DNS record yet for .*\n)?Nothing was changed. Please correct:\n/)
  expect(said).toMatch(sentence)
  expect(said).not.toMatch(/db-secret|mail-secret/)
  await expect(stat(file)).rejects.toThrow('ENOENT')
  const tables = await sql<{
    count: number
  }>`select count(*)::int as count from pg_tables where schemaname = 'public'`.execute(database.db)
  expect(tables.rows).toEqual([{ count: 0 }])
})

test('the demo agency does not become a real one', async () => {
  const demo = await createTestDatabase()
  await createDemoUsers(demo.db, demoUsers)
  const { code, said } = await setUp(setting('DATABASE_URL', demo.url)(withoutLogin()))
  await demo.drop()
  expect([code, said]).toEqual([1, expect.stringContaining('The database holds the demo agency: choose another')])
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('all problems are told at once', async () => {
  const given = withoutLogin()
  const { said } = await setUp({ ...given, settings: { ...given.settings, PORT: 'x' }, profile: {}, terms: {} })
  expect(said).toContain('PORT "x" cannot be used')
  expect(said).toContain('name: ')
  expect(said).toContain('transactionFee: ')
})

/** Answers each question by its label; the last answer of a list stays. */
function scripted(replies: Record<string, string[]>) {
  const said: string[] = []
  const asked: Question[] = []
  const prompter: Prompter = {
    say: (text) => void said.push(text),
    ask: async (question) => {
      asked.push(question)
      const known = Object.keys(replies).find((label) => question.label.startsWith(label))
      const list = known ? (replies[known] ?? []) : []
      const reply = list.length > 1 ? list.shift() : list[0]
      return reply || (question.fallback ?? '')
    },
    close: () => {},
  }
  return { prompter, said, asked }
}

const replies = () => ({
  MARRAM_HOSTS: ['localhost', 'de=https://localhost'],
  DATABASE_URL: ['mysql://u:db-secret@localhost/x', 'postgres://u:db-secret@localhost:1/x', database.url],
  MARRAM_DATA: [folder],
  SMTP_URL: [smtp.url],
  'Trade name': ['Klit & Hav'],
  'Legal name': ['Klit & Hav ApS'],
  Phone: ['+45 11 22 33 44'],
  'Mail address for guests': ['post@klit.example'],
  'Street and': ['Havnegade 1'],
  Postcode: ['6960'],
  Town: ['Hvide Sande'],
  'Main colour': ['#ffff00', '#1b4b5a'],
  'de: where': ['an der dänischen Nordsee'],
  'de: headline': ['Hinter der Düne'],
  'Type yes to use exactly these': ['no.json', 'yes'],
  'Mail address': ['mette', 'mette@klit.example'],
  Language: ['de'],
})

test('at the terminal every answer is tried out and can be corrected', async () => {
  const { prompter, said, asked } = scripted(replies())
  const { code } = await capture(() => setupCommand([], { MARRAM_ENV: file }, { openPrompter: () => prompter }))
  expect(code).toBe(0)
  const all = said.join('\n')
  expect(all).toContain('localhost cannot be used; expected a list such as da=https://example.dk')
  expect(all).toContain('The database x at localhost:1 cannot be used')
  expect(all).toContain('That cannot be used; expected a URL that begins with postgres://')
  expect(all).toContain('texts would be hard to read')
  expect(all).toContain('no.json could not be read')
  expect(all).toContain('email: must be a mail address.')
  expect(all).not.toContain('db-secret')
  expect(asked.filter(({ isSecret }) => isSecret).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'SMTP_URL', 'UPLOADS_URL']),
  )
  const written = await readEnvironmentFile(file)
  expect(written).toMatchObject({ MARRAM_HOSTS: 'de=https://localhost', DATABASE_URL: database.url, TRUST_PROXY: '1' })
  const again = scripted({})
  const env = await readEnvironment({ MARRAM_ENV: file })
  const second = await capture(() => setupCommand([], env, { openPrompter: () => again.prompter }))
  expect(second.said).toContain(`${file} is unchanged.`)
  expect(again.asked.map(({ label }) => label)).not.toContain('Trade name, as guests know it')
})

test('a secret is not shown while it is typed, and Ctrl+C changes nothing', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let shown = ''
  output.on('data', (chunk) => {
    shown += chunk
  })
  const prompter = openPrompter({ input, output })
  const typed = prompter.ask({ label: 'STRIPE_KEY', isSecret: true, fallback: 'the-present-secret' })
  input.write('sk_live_typed\r')
  expect(await typed).toBe('sk_live_typed')
  const plain = prompter.ask({ label: 'PORT', fallback: '3000' })
  input.write('\r')
  expect(await plain).toBe('3000')
  expect(shown).toContain('STRIPE_KEY [keep the present one]: ')
  expect(shown).toContain('PORT [3000]: ')
  expect(shown).not.toMatch(/sk_live|present-secret/)
  const stopped = expect(prompter.ask({ label: 'HOST' })).rejects.toThrow('Stopped. Nothing was changed.')
  input.write('\u0003')
  await stopped
})
