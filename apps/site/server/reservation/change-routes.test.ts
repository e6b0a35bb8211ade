import { beforeEach, describe, expect, test } from 'vitest'
import {
  access,
  calls,
  failing,
  forget,
  get,
  held,
  place,
  post,
  refusal,
  reservation,
  shown,
} from './testing/own-booking-site.ts'

beforeEach(forget)

describe('the page to change a booking', () => {
  const own = { access: { ...access, key: 'held' }, reservation }
  const visit = (more: object) => ({
    edition: 'de',
    status: 200,
    visit: { details: null, hold: null, reservation: { ...own, ...more } },
  })

  test('shows other dates, and the price of a change', async () => {
    await get(`/booking/change/?${held}`)
    const query = 'arrival=2027-06-26&nights=14&adults=2&children=0&infants=0&pets=1&extras=1&item-7=2&item-8=0'
    await get(`/booking/change/?${held}&${query}&around=2027-06-19`)
    await get(`/booking/change/?${held}&arrival=2027-02-30&nights=0&adults=0&children=0&infants=0&pets=0&item-7=2`)
    const party = { adults: 2, children: 0, infants: 0, pets: 1 }
    const wish = {
      arrival: '2027-06-26',
      duration: 14,
      party,
      items: [{ itemId: 7, quantity: 2 }],
      around: '2027-06-19',
    }
    expect(calls.filter(([name]) => name === 'rebookingOffer')).toEqual([
      ['rebookingOffer', { ...access, languageId: 2 }],
      ['rebookingOffer', { ...access, languageId: 2, ...wish }],
      ['rebookingOffer', { ...access, languageId: 2 }],
    ])
    expect(shown[1]).toEqual(visit({ view: 'change', rebooking: { stays: ['week'] } }))
    failing.calls = { rebookingOffer: refusal(409, 'cannot-change') }
    await get(`/booking/change/?${held}`)
    expect(shown.at(-1)).toEqual(visit({ view: 'change', refused: 'cannot-change' }))
  })

  const counts = { adults: '2', children: '1', infants: '0', pets: '0' }
  const party = { adults: 2, children: 1, infants: 0, pets: 0 }
  const at = (more: string, path = '/booking/reservation/') => `${path}?${more}&${held}`
  const change = {
    ...{ intent: 'rebook', arrival: '2027-06-26', nights: '7', ...counts, extras: '1', 'item-7': '2' },
    ...{ acceptedTotal: '700', terms: 'a'.repeat(64), agree: 'on' },
  }
  const wished = { arrival: '2027-06-26', duration: 7, party, items: [{ itemId: 7, quantity: 2 }] }
  const keptFields = new URLSearchParams({ arrival: '2027-06-26', nights: '7', ...counts, extras: '1', 'item-7': '2' })

  test('changes the booking, and redirects to its page', async () => {
    expect(place(await post(change))).toEqual([303, at('done=rebooked')])
    const accepted = { acceptedTotal: 700, acceptedTerms: change.terms }
    expect(calls).toEqual([['rebook', { ...access, ...wished, ...accepted }]])
  })

  test.each<[fields: Record<string, string>, next: string]>([
    ...['arrival', 'nights', 'adults', 'extras', 'acceptedTotal', 'terms'].map(
      (field): [Record<string, string>, string] => {
        const { [field]: _, ...fields } = { ...change } as Record<string, string>
        const kept = new URLSearchParams(keptFields)
        kept.delete(field)
        return [fields, at(`${kept}&refused=incomplete`, '/booking/change/')]
      },
    ),
    [{ ...change, agree: '' }, at(`${keptFields}&refused=agree`, '/booking/change/')],
    [{ ...change, agree: 'off', terms: 'x' }, at(`${keptFields}&refused=agree`, '/booking/change/')],
    [{ ...change, terms: 'x' }, at(`${keptFields}&refused=incomplete`, '/booking/change/')],
  ])('%o lacks a field or the agreement, so nothing is changed', async (fields, next) => {
    expect([place(await post(fields)), calls]).toEqual([[303, next], []])
  })

  test('shows a refusal with what the guest chose', async () => {
    failing.calls = { rebook: refusal(409, 'terms-changed') }
    const next = at(`${keptFields}&refused=terms-changed`, '/booking/change/')
    expect(place(await post(change))).toEqual([303, next])
  })
})
