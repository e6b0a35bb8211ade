import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'
import { describeSettings } from './describe-settings.ts'
import { choice, duration, flag, integer, list, port, text, url } from './setting.ts'

const settings = {
  port: port('PORT', { fallback: '3000', meaning: 'Where the site listens' }),
  edition: choice('DEFAULT_EDITION', ['da', 'de', 'en'], { fallback: 'de', meaning: 'Edition of unknown hosts' }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], {
    optional: true,
    secret: true,
    meaning: 'Own database',
  }),
  publicKeys: list('PUBLIC_KEYS', { meaning: 'Keys of the sites' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Behind a proxy' }),
  holdFor: duration('HOLD_FOR', { fallback: '20m', meaning: 'How long a stay is held' }),
  workers: integer('WORKERS', { min: 1, max: 64 }, { fallback: '2', meaning: 'Threads | at once' }),
  mailToken: text('MAIL_TOKEN', { fallback: 'built-in', secret: true, meaning: 'Of the mail service' }),
}

/** The error for an invalid environment. */
function problemsOf(env: Record<string, string>): ConfigError {
  try {
    parseConfig(settings, env)
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
  throw new Error('The environment was accepted')
}

describe('a configuration', () => {
  test('uses defaults for missing settings', () => {
    expect(parseConfig(settings, { PUBLIC_KEYS: 'a, b,' })).toEqual({
      port: 3000,
      edition: 'de',
      databaseUrl: undefined,
      publicKeys: ['a', 'b'],
      trustProxy: false,
      holdFor: 1_200_000,
      workers: 2,
      mailToken: 'built-in',
    })
  })

  test('treats an empty setting as missing', () => {
    expect(parseConfig(settings, { PUBLIC_KEYS: 'a', PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    })
  })

  test('lists all problems at once: the setting, the problem, the accepted values', () => {
    const error = problemsOf({ PORT: '70000', HOLD_FOR: '20', TRUST_PROXY: 'maybe', DEFAULT_EDITION: 'fr' })
    expect(error.message).toBe(
      [
        'The configuration is not valid:',
        '  PORT: "70000" cannot be used; expected a port from 0 to 65535',
        '  DEFAULT_EDITION: "fr" cannot be used; expected one of da, de, en',
        '  PUBLIC_KEYS: is not set; expected a list separated by commas',
        '  TRUST_PROXY: "maybe" cannot be used; expected 1 or 0',
        '  HOLD_FOR: "20" cannot be used; expected a time span such as 250ms, 30s, 5m, 2h or 7d',
      ].join('\n'),
    )
    expect(error.problems).toHaveLength(5)
  })

  test('never prints the value of a secret', () => {
    const error = problemsOf({ PUBLIC_KEYS: 'a', DATABASE_URL: 'mysql://root:hunter2@db' })
    expect(error.message).toContain('DATABASE_URL: its value (not shown) cannot be used')
    expect(JSON.stringify([error.message, error.problems, error.stack])).not.toContain('hunter2')
  })

  test('does not print credentials in an ordinary URL', () => {
    const search = { search: url('SEARCH_URL', ['https'], { meaning: 'Search' }) }
    expect(() => parseConfig(search, { SEARCH_URL: 'http://me:hunter2@search.test/' })).toThrow(
      '"http://…@search.test/"',
    )
  })

  test('can check settings together, and reports single ones too', () => {
    const check = ({ publicKeys }: { publicKeys?: string[] }) =>
      publicKeys?.includes('marram-demo')
        ? [{ setting: 'PUBLIC_KEYS', problem: 'is the demo key', expected: 'a key of your own' }]
        : []
    expect(parseConfig(settings, { PUBLIC_KEYS: 'mine' }, check).publicKeys).toEqual(['mine'])
    expect(() => parseConfig(settings, { PUBLIC_KEYS: 'marram-demo' }, check)).toThrow('PUBLIC_KEYS: is the demo key')
    expect(() => parseConfig(settings, { PUBLIC_KEYS: 'marram-demo', PORT: 'x' }, check)).toThrow(
      /PORT[\s\S]*PUBLIC_KEYS/,
    )
  })
})

describe('a setting', () => {
  const parse = (kind: Parameters<typeof parseConfig>[0][string], written: string) =>
    parseConfig({ it: kind }, { IT: written }).it
  const meaning = 'x'

  test.each([
    ['1', true],
    ['TRUE', true],
    ['yes', true],
    ['on', true],
    ['0', false],
    ['false', false],
    ['No', false],
    ['off', false],
  ])('parses %s as the flag %s', (written, value) => expect(parse(flag('IT', { meaning }), written)).toBe(value))

  test.each([
    ['250ms', 250],
    ['30s', 30_000],
    ['5m', 300_000],
    ['2h', 7_200_000],
    ['7d', 604_800_000],
    [' 1s ', 1000],
  ])('parses %s as a duration', (written, ms) => expect(parse(duration('IT', { meaning }), written)).toBe(ms))

  test.each(['5', '1.5h', '-1s', 's', '5 weeks', '9999999999d'])('rejects the duration %s', (written) => {
    expect(() => parse(duration('IT', { meaning }), written)).toThrow(ConfigError)
  })

  test.each(['-1', '65536', '80.5', '0x50', '1e3', 'http'])('rejects the port %s', (written) => {
    expect(() => parse(port('IT', { meaning }), written)).toThrow(ConfigError)
  })

  test.each(['javascript:alert(1)', '//db', 'db:5432', 'https://'])('rejects the URL %s', (written) => {
    expect(() => parse(url('IT', ['https'], { meaning }), written)).toThrow(ConfigError)
  })

  test.each(['constructor', '__proto__'])('rejects %s as a flag', (written) => {
    expect(() => parse(flag('IT', { meaning }), written)).toThrow(ConfigError)
  })
})

test('the table of settings has default and meaning, and no secret', () => {
  const table = describeSettings(settings).split('\n')
  expect(table[0]).toBe('| Setting | Default | Meaning |')
  expect(table[2]).toBe('| `PORT` | `3000` | Where the site listens (a port from 0 to 65535) |')
  expect(table[4]).toBe(
    '| `DATABASE_URL` | none | Own database (a URL that begins with postgres:// or postgresql://; secret) |',
  )
  expect(table[5]).toBe('| `PUBLIC_KEYS` | must be set | Keys of the sites (a list separated by commas) |')
  expect(table[8]).toContain('Threads \\| at once')
  expect(table.join()).not.toContain('built-in`')
  expect(table).toHaveLength(10)
})
