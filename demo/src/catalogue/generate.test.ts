import { createHash } from 'node:crypto'
import { copyText } from '@marram/database/copy-rows'
import { facilityByKey } from '@marram/domain/facility'
import { describe, expect, test } from 'vitest'

import { generateCatalogue } from './generate.ts'
import { generateLodgings } from './lodging.ts'
import type { CatalogueOptions } from './options.ts'
import { seasonsAround } from './prices/calendar.ts'
import { type TableName, tables } from './rows.ts'

const options: CatalogueOptions = { lodgings: 250, seed: 'marram', today: '2026-11-15' }

function fingerprint(wanted: CatalogueOptions): string {
  const hash = createHash('sha256')
  for (const batch of generateCatalogue(wanted)) {
    for (const [table, rows] of batch.rows) hash.update(`${table}\n${copyText(rows)}`)
  }
  return hash.digest('hex')
}

describe('the catalogue', () => {
  test('is the same to the byte for the same seed and day, and another for others', () => {
    const few = { ...options, lodgings: 60 }
    const first = fingerprint(few)
    expect(fingerprint(few)).toBe(first)
    expect(fingerprint({ ...few, seed: 'other' })).not.toBe(first)
    expect(fingerprint({ ...few, today: '2026-11-16' })).not.toBe(first)
  })

  test('comes in batches that count every house once, with a field for every column', () => {
    const batches = [...generateCatalogue(options)]
    expect(batches.map(({ lodgings }) => lodgings)).toEqual([0, 200, 50])
    for (const { rows } of batches) {
      for (const [table, lines] of rows) {
        for (const line of lines) expect(line.length, table).toBe(tables[table].length)
      }
    }
  })

  test('names only stays that exist', () => {
    const all = new Map<TableName, (string | number | boolean | null | readonly number[])[][]>()
    for (const { rows } of generateCatalogue(options)) {
      for (const [table, lines] of rows) all.set(table, [...(all.get(table) ?? []), ...lines.map((line) => [...line])])
    }
    const ids = all.get('stay')?.map(([id]) => id) ?? []
    expect(ids).toEqual(ids.map((_, index) => index + 1))
    const known = new Set(ids)
    const reviewed = (all.get('review') ?? []).map((row) => row[2]).filter((id) => id !== null)
    expect(reviewed.length).toBeGreaterThan(100)
    expect(new Set(reviewed).size).toBe(reviewed.length)
    expect(reviewed.filter((id) => id !== undefined && !known.has(id))).toEqual([])
    const written = (all.get('review') ?? []).map(([id, , , , , , , date]) => ({ id: Number(id), date: String(date) }))
    expect(new Set(written.map(({ id }) => id)).size).toBe(written.length)
    const dates = written.toSorted((a, b) => a.id - b.id).map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
  })
})

test('text for COPY escapes tabs, newlines and backslashes', () => {
  expect(copyText([['a\tb\nc\\d', null, true, 4, [1, 2]]])).toBe('a\\tb\\nc\\\\d\t\\N\tt\t4\t{1,2}\n')
})

test.each(['2027-01-01', '2027-07-17', '2028-02-29', '2026-12-31'])('it is valid when generated on %s', (today) => {
  for (const { house, stays, reviews, discounts, weekPrices } of generateLodgings({
    ...options,
    lodgings: 120,
    today,
  })) {
    stays.forEach((stay, index) => {
      expect(stay.departure <= (stays[index + 1]?.arrival ?? '9999')).toBe(true)
      expect(stay.createdAt.slice(0, 10) < stay.arrival && stay.createdAt.slice(0, 10) < today).toBe(true)
    })
    expect(house.publishedOn < today && house.builtYear <= Number(house.publishedOn.slice(0, 4))).toBe(true)
    expect(reviews.every(({ date }) => house.publishedOn < date && date <= today)).toBe(true)
    expect(discounts.every(({ arrivalFrom }) => today < arrivalFrom)).toBe(true)
    expect(weekPrices.every(({ DKK, EUR }) => DKK > 0 && EUR > 0)).toBe(true)
  }
})

describe('three houses', () => {
  const houses = [...generateLodgings({ ...options, lodgings: 3 })]
  const peak = seasonsAround(options.today).findIndex(({ key }) => key === 'peak')

  test('match their snapshots', () => {
    const seen = houses.map(({ house, title, body, pictures, weekPrices, stays, reviews }) => ({
      house: `${house.name}, ${house.address}, ${house.location.postalCode} ${house.location.city} (${house.area.name})`,
      at: [house.latitude, house.longitude, house.setting, house.sea],
      facts: [house.archetype.key, house.persons, house.bedrooms, house.bathrooms, house.areaM2, house.builtYear],
      title,
      body,
      pictures: pictures.map(({ url }) => url),
      peakWeek: weekPrices[peak],
      stays: stays.length,
      reviews: reviews.map(({ date, rating, text, language }) => `${date} ${rating} ${text[language]}`),
    }))
    expect(seen).toMatchSnapshot()
  })

  test('have a facility row for each of their claims', () => {
    for (const { house } of houses) for (const key of house.has) expect(facilityByKey(key).key).toBe(key)
  })
})
