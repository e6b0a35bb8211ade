import { queryForEdition } from '@marram/domain/criteria/edition-switch'
import { expect, test } from 'vitest'
import { type CurrentPage, languageTargets } from './language-targets.ts'

const scope = {
  edition: 'de',
  origins: { da: 'https://marram.dk', de: 'https://marram.de', en: 'https://marram.com' },
} as const

function hrefs(page: Partial<CurrentPage>): string[] {
  return languageTargets(scope, { path: '/', query: '', ...page }, queryForEdition).map(({ href }) => href)
}

test('the other editions are offered, never the current one', () => {
  expect(languageTargets(scope, { path: '/', query: '' }).map(({ key }) => key)).toEqual(['da', 'en'])
})

test('a house is the same house in every language', () => {
  expect(hrefs({ path: '/ferienhaus-b2417/' })).toEqual([
    'https://marram.dk/sommerhus-b2417/',
    'https://marram.com/holiday-home-b2417/',
  ])
})

test('an article links to itself if the edition has it, otherwise to the front page', () => {
  const paths = { da: '/blog/rav/', de: '/blog/bernstein/', en: null }
  expect(hrefs({ path: '/blog/bernstein/', paths })).toEqual(['https://marram.dk/blog/rav/', 'https://marram.com/'])
  expect(hrefs({ path: '/blog/bernstein/' })).toEqual(['https://marram.dk/', 'https://marram.com/'])
})

test('a search keeps its criteria, converts its price limit and drops the campaign', () => {
  const query = '?husdyr=2&maxPris=500&utm_source=mail&viewType=map'
  expect(hrefs({ path: '/ferienhaus-suche/', query })).toEqual([
    'https://marram.dk/soeg-sommerhus/?husdyr=2&maxPris=4000&viewType=map',
    'https://marram.com/search-holiday-homes/?husdyr=2&maxPris=500&viewType=map',
  ])
})

test('a booking is opened in the other language by our server, which has its key', () => {
  const query = '?reservationId=123456789&key=held&view=cancel&done=sms'
  expect(hrefs({ path: '/booking/reservation/', query })).toEqual([
    'https://marram.de/api/booking/mine/edition/?to=da&reservationId=123456789&key=held&view=cancel',
    'https://marram.de/api/booking/mine/edition/?to=en&reservationId=123456789&key=held&view=cancel',
  ])
  expect(hrefs({ path: '/booking/add-ons/', query: '?reservationId=123456789&key=held' })).toEqual([
    'https://marram.de/api/booking/mine/edition/?to=da&reservationId=123456789&key=held&page=add-ons',
    'https://marram.de/api/booking/mine/edition/?to=en&reservationId=123456789&key=held&page=add-ons',
  ])
  expect(hrefs({ path: '/booking/change/', query: '?reservationId=123456789&key=held&nights=7' })[0]).toBe(
    'https://marram.de/api/booking/mine/edition/?to=da&reservationId=123456789&key=held&page=change',
  )
  expect(hrefs({ path: '/booking/add-ons/' })).toEqual([
    'https://marram.dk/booking/add-ons/',
    'https://marram.com/booking/add-ons/',
  ])
})

test('a price limit waits for its conversion, all other criteria follow at once', () => {
  const page = { path: '/ferienhaus-suche/', query: '?husdyr=2&maxPris=500&utm_source=mail' }
  expect(languageTargets(scope, page).map(({ href }) => href)).toEqual([
    'https://marram.dk/soeg-sommerhus/?husdyr=2',
    'https://marram.com/search-holiday-homes/?husdyr=2&maxPris=500',
  ])
})

test('a house keeps the stay and the party', () => {
  const query = '?arrival=2027-07-10&duration=7&adults=4&children=2&infants=1&pets=1&utm_source=mail'
  const kept = '?arrival=2027-07-10&duration=7&adults=4&children=2&infants=1&pets=1'
  expect(hrefs({ path: '/ferienhaus-b2417/', query })).toEqual([
    `https://marram.dk/sommerhus-b2417/${kept}`,
    `https://marram.com/holiday-home-b2417/${kept}`,
  ])
})

test('favourites keep the shared houses, the view and the stay', () => {
  const query = '?houses=b2417.b2418&arrival=2027-07-10&duration=7&adults=4&view=compare&fbclid=1'
  const kept = '?houses=b2417.b2418&arrival=2027-07-10&duration=7&adults=4&view=compare'
  expect(hrefs({ path: '/favorithauser/', query })).toEqual([
    `https://marram.dk/favorithuse/${kept}`,
    `https://marram.com/favorite-houses/${kept}`,
  ])
})

test('a booking step keeps house, stay, party and items, and drops the total, which is in another currency', () => {
  const query = '?lodgingId=7&arrival=2027-07-10&duration=7&adults=2&item-12=1&seenTotal=80000'
  const kept = '?lodgingId=7&arrival=2027-07-10&duration=7&adults=2&item-12=1'
  expect(hrefs({ path: '/booking/step2/', query })).toEqual([
    `https://marram.dk/booking/step2/${kept}`,
    `https://marram.com/booking/step2/${kept}`,
  ])
})

test('an owner keeps the figures of a tax calculation, but not the state of its mail', () => {
  const kept = '?year=2026&rent=120000&letNights=90&taxPercent=37'
  expect(hrefs({ path: '/steuerberechnung/', query: `${kept}&mail=sent` })).toEqual([
    `https://marram.dk/skatteberegning/${kept}`,
    `https://marram.com/tax-calculation/${kept}`,
  ])
})

test('other pages carry no query over', () => {
  expect(hrefs({ path: '/', query: '?utm_source=mail&a=1' })).toEqual(['https://marram.dk/', 'https://marram.com/'])
})
