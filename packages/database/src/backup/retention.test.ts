import { describe, expect, test } from 'vitest'
import {
  type BackupKind,
  backupName,
  expiredBackups,
  isBackupOverdue,
  listBackups,
  neededBytes,
  parseBackupName,
} from './retention.ts'

const hourMs = 3_600_000
const usual = { days: 7, weeks: 4 }
const name = (at: string, kind: BackupKind = 'daily') => backupName(kind, new Date(`${at}Z`))
const kept = (names: readonly string[], retention = usual) =>
  listBackups(names.filter((each) => !expiredBackups(names, retention).includes(each))).map((backup) => backup.name)

describe('the name of a backup', () => {
  test.each(['daily', 'upgrade'] as const)('says when and why it was made (%s)', (kind) => {
    const at = new Date('2026-11-19T03:23:07.900Z')
    expect(backupName(kind, at)).toBe(`marram-2026-11-19T032307Z-${kind}.backup`)
    expect(parseBackupName(backupName(kind, at))).toMatchObject({ kind, at: new Date('2026-11-19T03:23:07Z') })
  })

  test.each([
    'agency.backup',
    'marram-2026-11-19.backup',
    'marram-2026-11-19T032307Z-daily.backup.unchecked',
    'marram-2026-11-19T032307Z-daily.backup.unchecked.part',
    'marram-2026-13-41T032307Z-daily.backup',
    'marram-2026-11-19T032307Z-weekly.backup',
    'xmarram-2026-11-19T032307Z-daily.backup',
    '../marram-2026-11-19T032307Z-daily.backup',
  ])('is not %s, which is never deleted', (other) => {
    expect(parseBackupName(other)).toBeNull()
    expect(expiredBackups([other], { days: 0, weeks: 0 })).toEqual([])
  })
})

describe('retention', () => {
  test('keeps the newest backup of seven days and of four weeks', () => {
    // 2026-11-19 is a Thursday.
    const days = Array.from({ length: 60 }, (_, i) => new Date(Date.UTC(2026, 10, 19 - i, 3, 23)))
    expect(kept(days.map((at) => backupName('daily', at)))).toEqual(
      [
        ...['2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15', '2026-11-14', '2026-11-13'],
        ...['2026-11-08', '2026-11-01'],
      ].map((day) => name(`${day}T03:23:00`)),
    )
  })

  test('keeps the last of several on one day', () => {
    const names = ['2026-11-19T00:00:00', '2026-11-19T12:00:00', '2026-11-19T23:59:59', '2026-11-18T23:59:59'].map(
      (at) => name(at),
    )
    expect(kept(names)).toEqual([name('2026-11-19T23:59:59'), name('2026-11-18T23:59:59')])
  })

  test('begins a week on Monday', () => {
    const names = [name('2026-11-16T00:00:00'), name('2026-11-15T23:59:59'), name('2026-11-09T00:00:00')]
    expect(kept(names, { days: 0, weeks: 4 })).toEqual([name('2026-11-16T00:00:00'), name('2026-11-15T23:59:59')])
  })

  test('does not count days without a backup, so that old ones stay while no new ones are made', () => {
    const names = ['2026-01-01T00:00:00', '2026-03-01T00:00:00', '2026-11-19T00:00:00'].map((at) => name(at))
    expect(expiredBackups(names, usual)).toEqual([])
  })

  test('keeps the backup before an upgrade although that night has one too', () => {
    const names = [name('2026-11-19T01:00:00', 'upgrade'), name('2026-11-19T03:23:00')]
    expect(expiredBackups(names, { days: 1, weeks: 0 })).toEqual([])
  })

  test.each([0, 1, 2, 5, 30])('never deletes the newest of a kind (%i days)', (days) => {
    for (let weeks = 0; weeks < 6; weeks += 1) {
      for (let count = 0; count < 40; count += 1) {
        const names = Array.from({ length: count }, (_, i) =>
          backupName(i % 3 === 0 ? 'upgrade' : 'daily', new Date(Date.UTC(2026, 0, 1) + i * 17 * hourMs)),
        )
        const rest = kept(names, { days, weeks })
        for (const kind of ['daily', 'upgrade'] as const) {
          const [newest] = listBackups(names).filter((backup) => backup.kind === kind)
          if (newest) expect(rest).toContain(newest.name)
          const left = rest.filter((each) => parseBackupName(each)?.kind === kind).length
          expect(left).toBeLessThanOrEqual(Math.max(1, days + weeks))
        }
      }
    }
  })

  test('applied every night, always leaves the last seven days and a backup of three weeks ago', () => {
    let names: string[] = []
    for (let day = 0; day < 400; day += 1) {
      names.push(backupName('daily', new Date(Date.UTC(2026, 0, 1 + day, 3, 23))))
      names = kept(names)
      const ages = listBackups(names).map(({ at }) =>
        Math.round((Date.UTC(2026, 0, 1 + day, 3, 23) - at.getTime()) / (24 * hourMs)),
      )
      expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6].slice(0, day + 1))
      if (day >= 28) expect(ages.at(-1)).toBeGreaterThanOrEqual(15)
      expect(ages.length).toBeLessThanOrEqual(11)
    }
  })

  test('gives the same answer in any order', () => {
    const names = Array.from({ length: 30 }, (_, i) =>
      backupName('daily', new Date(Date.UTC(2026, 0, 1) + i * 31 * hourMs)),
    )
    expect(expiredBackups(names.toReversed(), usual)).toEqual(expiredBackups(names, usual))
  })
})

describe('a missing backup', () => {
  const now = new Date('2026-11-19T12:00:00Z')
  const latest = (at: string) => parseBackupName(name(at))
  const old = new Date('2026-01-01T00:00:00Z')
  test.each([
    ['none, but new data', null, new Date('2026-11-13T00:00:00Z'), false],
    ['none of data from the spring', null, old, true],
    ['one of today', latest('2026-11-19T03:23:00'), old, false],
    ['one of exactly seven days ago', latest('2026-11-12T12:00:00'), old, false],
    ['one of a second more', latest('2026-11-12T11:59:59'), old, true],
    [
      'an old one, but a database restored yesterday',
      latest('2026-01-02T00:00:00'),
      new Date('2026-11-18T00:00:00Z'),
      false,
    ],
  ] as const)('is noticed: %s', (_, found, since, isOverdue) => {
    expect(isBackupOverdue(found, since, now)).toBe(isOverdue)
  })
})

test('a backup needs half of the database, or one and a half of the last backup, and some reserve', () => {
  expect(neededBytes({ last: null, database: 200_000_000 })).toBe(150_000_000)
  expect(neededBytes({ last: 10_000_001, database: 0 })).toBe(65_000_002)
})
