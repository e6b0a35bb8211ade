import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openingScheduleOf } from './agency.ts'
import { agencyProfile } from './profile.ts'

const profile = {
  name: 'Bodden',
  company: { name: 'Bodden Ferien GmbH' },
  editions: {
    de: {
      phone: '+49 3831 22 33 44',
      email: 'post@bodden.example',
      address: { street: 'Hafen 1', zipcode: '18375', city: 'Prerow' },
      region: 'auf dem Darß',
      promise: 'Ihr Haus am Bodden',
    },
  },
  mail: { name: 'Bodden', address: 'post@bodden.example' },
  colours: { brand: '#5a2a4f', accent: '#2f6b2f', ground: '#f7f8f3' },
}

test('opening hours count minutes after midnight, and are unknown unless the agency says them', () => {
  const rules = [{ weekdays: [1, 2], months: [7], hours: { opens: '08:30', closes: '24:00' } }]
  const exceptions = [{ day: '2026-12-24', hours: null }]
  const told = v.parse(agencyProfile, { ...profile, openingHours: { rules, exceptions, closedOnDanishHolidays: true } })
  expect(openingScheduleOf(told)).toEqual({
    rules: [{ weekdays: [1, 2], months: [7], hours: { opens: 510, closes: 1440 } }],
    exceptions,
    closedOnHolidays: true,
  })
  expect(openingScheduleOf(v.parse(agencyProfile, profile))).toBeNull()
})

test.each(['front.jpg', 'summer/front-2.WEBP'])('a photo of the front page may be %s', (frontPhoto) => {
  expect(v.is(agencyProfile, { ...profile, frontPhoto })).toBe(true)
})

test.each(['../front.jpg', '/etc/front.jpg', 'a//front.jpg', '.front.jpg', 'front.svg', 'https://a.example/front.jpg'])(
  'a photo of the front page may not be %s',
  (frontPhoto) => {
    expect(v.is(agencyProfile, { ...profile, frontPhoto })).toBe(false)
  },
)
