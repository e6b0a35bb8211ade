import { listHouses } from '@marram/contract/desk/houses'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { figurePlaces } from '../today/figure-places.ts'
import { filtersOf, housesSearch } from './houses-search.ts'

const read = (address: string) => filtersOf(v.parse(housesSearch, Object.fromEntries(new URLSearchParams(address))))

test.each([
  ['', {}],
  ['area=2&active=yes', { area: 2, isActive: true }],
  ['active=no', { isActive: false }],
  ['missing=german,images', { missing: ['german', 'images'] }],
  ['missing=any', { missing: ['danish', 'german', 'english', 'floor-plan', 'images', 'prices'] }],
  ['calendars=unread', { hasUnreadCalendar: true }],
  ['area=x&active=maybe&missing=roof&calendars=1', {}],
])('the address %s asks for %o', (address, filters) => {
  expect(read(address)).toEqual(filters)
  expect(v.is(listHouses.input, { filters, edition: 'de' })).toBe(true)
})

test('the figures of Today lead to what they count', () => {
  const leadsTo = (key: keyof typeof figurePlaces) => read(figurePlaces[key].href?.split('?')[1] ?? '')
  expect(leadsTo('houses-incomplete')).toEqual({ isActive: true, missing: read('missing=any').missing })
  expect(leadsTo('calendars-unread')).toEqual({ hasUnreadCalendar: true })
})
