import { defaultParty } from '@marram/domain/party'
import { noStayQuery, parseStayQuery } from '@marram/domain/stay-query'
import { expect, test, vi } from 'vitest'
import { exampleLodging, lettingPlan } from '../testing/lodging-example.ts'
import { createStayStore } from './stay-store.ts'

const lodging = exampleLodging({ pricePlan: lettingPlan })
const storeFor = (query: string) => createStayStore(lodging, 'EUR', vi.fn(), parseStayQuery(query))
const asked = '?arrival=2027-06-12&duration=7&adults=4&pets=1'

test('the first HTML shows and books the stay of the URL, for its party', () => {
  const { initial } = storeFor(asked)
  expect(initial.quote).toMatchObject({ stay: { arrival: '2027-06-12', departure: '2027-06-19' }, total: 97_200 })
  expect(initial.bookHref).toBe(`/booking/step1/?lodgingId=17&${asked.slice(1)}`)
  expect(initial).toMatchObject({ isRequested: true, query: asked })
})

test('a taken stay cannot be booked, says so and names the nearest free ones on both sides', () => {
  const { initial } = storeFor('?arrival=2027-06-19&duration=7&adults=4')
  expect(initial).toMatchObject({ quote: null, refusal: 'taken', isRequested: true })
  expect(initial.around.before).toMatchObject({ arrival: '2027-06-12', duration: 7 })
  expect(initial.around.after).toMatchObject({ arrival: '2027-06-26', duration: 7 })
})

test('without a stay in the URL the cheapest is shown, which no guest has chosen', () => {
  const { initial } = createStayStore(lodging, 'EUR', vi.fn(), noStayQuery)
  expect(initial.quote?.stay.arrival).toBe('2027-02-06')
  expect(initial).toMatchObject({ isRequested: false, query: '' })
})

test('reading the stay that the page was rendered with changes nothing, and another one does', () => {
  const store = storeFor(asked)
  const before = store.get()
  store.read({ arrival: '2027-06-12', duration: 7, party: { ...defaultParty, adults: 4, pets: 1 } })
  expect(store.get()).toBe(before)
  store.read({ ...store.usual })
  expect(store.get().quote?.stay.arrival).toBe('2027-02-06')
})
