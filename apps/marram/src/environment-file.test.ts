import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isReadableByOthers, readEnvironment, readEnvironmentFile, writeEnvironmentFile } from './environment-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marram-environment-'))
})
afterAll(() => rm(folder, { recursive: true }))

const values = {
  PORT: '3000',
  SMTP_URL: 'smtps://user:p%40ss#word@mail.example',
  BANK_EUR: 'name=Klit & Hav A/S; iban=DK7300000087654321; bic=MRRMDK20',
  MAIL_FROM: '"Klit & Hav" <post@example.dk>',
  PREVIEW_KEY: "it's=a $secret `key`",
  EMPTY: '',
}

test('every value is read as it was written, and only the owner may read the file', async () => {
  const file = join(folder, 'marram.env')
  await writeFile(file, 'PORT=1\n', { mode: 0o644 })
  expect(await isReadableByOthers(file)).toBe(true)
  await writeEnvironmentFile(file, values)
  expect(await readEnvironmentFile(file)).toEqual(values)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await isReadableByOthers(file)).toBe(false)
  expect(await readdir(folder)).toEqual(['marram.env'])
})

test('a variable that is set has priority over the file; a missing file is none', async () => {
  const file = join(folder, 'priority.env')
  await writeEnvironmentFile(file, values)
  expect(await readEnvironment({ MARRAM_ENV: file, PORT: '8080' })).toEqual({
    ...values,
    MARRAM_ENV: file,
    PORT: '8080',
  })
  expect(await readEnvironment({ MARRAM_ENV: join(folder, 'none.env') })).toEqual({
    MARRAM_ENV: join(folder, 'none.env'),
  })
})

test('a value that the file cannot hold leaves the old file', async () => {
  const file = join(folder, 'kept.env')
  await writeEnvironmentFile(file, { PORT: '3000' })
  await expect(writeEnvironmentFile(file, { PREVIEW_KEY: 'two\nlines' })).rejects.toThrow(
    'PREVIEW_KEY has a line break',
  )
  expect(await readFile(file, 'utf8')).toContain('PORT=3000')
})

test.skipIf(process.getuid?.() === 0)('a folder without permission is explained by its error', async () => {
  await chmod(folder, 0o500)
  await expect(writeEnvironmentFile(join(folder, 'new.env'), values)).rejects.toThrow('EACCES')
  await chmod(folder, 0o700)
})
