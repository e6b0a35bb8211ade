import { addDays } from '@marram/domain/iso-day'
import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { untrueClaims } from '../testing/claims.ts'
import { wholeCatalogue } from '../testing/whole-catalogue.ts'
import { mostShared, sentencesIn } from '../testing/written-houses.ts'
import { languages } from '../texts/sentence.ts'
import { complaints, failures, praise, responses } from './banks.ts'
import { averageRating } from './reviews.ts'
import { complaintTopics, failureTopics, praiseTopics } from './topics.ts'

const { lodgings, today } = wholeCatalogue()
const all = lodgings.flatMap(({ house, stays, reviews }) => reviews.map((review) => ({ house, stays, review })))

test('there are about eight thousand reviews, two of three from Germany', () => {
  expect(all.length).toBeGreaterThan(7000)
  expect(all.length).toBeLessThan(9000)
  const german = all.filter(({ review }) => review.isoCountry === 'DE').length / all.length
  expect(german).toBeCloseTo(0.66, 1)
  expect(new Set(all.map(({ review }) => review.language))).toEqual(new Set(['da', 'de', 'en']))
})

test('each stay has at most one review, dated after it', () => {
  for (const { stays, reviews } of lodgings) {
    const reviewed = reviews.flatMap(({ stayIndex, date }) =>
      stayIndex === null ? [] : [{ stay: stays[stayIndex], date }],
    )
    expect(new Set(reviewed.map(({ stay }) => stay)).size).toBe(reviewed.length)
    for (const { stay, date } of reviewed) {
      expect(stay?.kind).toBe('guest')
      expect((stay?.departure ?? '9999') < date).toBe(true)
    }
  }
})

test('the newest reviews, which pages show side by side, begin with different sentences on each day', () => {
  const newest = all.map(({ review }) => review).filter(({ date }) => date > addDays(today, -20))
  expect(newest.length).toBeGreaterThan(40)
  const openings = newest.map(({ date, text }) => `${date} ${sentencesIn(text.de)[0]}`)
  // On a busy day there are more reviews about autumn than opening sentences.
  expect(openings.filter((opening, index) => openings.indexOf(opening) < index).length).toBeLessThan(4)
})

test('no review predates a house’s first stay or is in the future', () => {
  for (const { house, review } of all) {
    expect(review.date > house.publishedOn, house.name).toBe(true)
    expect(review.date <= today).toBe(true)
    if (review.responseTime) expect(review.responseTime.slice(0, 10) > review.date).toBe(true)
    if (review.responseTime) expect(review.responseTime.slice(0, 10) <= today).toBe(true)
  }
})

test('most ratings are high, some are not, and texts match their stars', () => {
  const shareOf = (rating: number) => all.filter(({ review }) => review.rating === rating).length / all.length
  expect(shareOf(5) + shareOf(4)).toBeGreaterThan(0.8)
  for (const rating of [1, 2, 3]) expect(shareOf(rating)).toBeGreaterThan(0.005)
  const serious = Object.values(failures)
    .flat()
    .map(({ de }) => de)
  for (const { review } of all) {
    const count = serious.filter((sentence) => review.text.de.includes(sentence)).length
    expect(count).toBe(review.rating === 1 ? 2 : review.rating === 2 ? 1 : 0)
  }
})

test('the office replies to the complaint of the review', () => {
  const criticism = [...Object.entries(failures), ...Object.entries(complaints)]
  for (const { review } of all) {
    if (!review.response) continue
    const raised = criticism.filter(([, lines]) => lines.some(({ de }) => review.text.de.includes(de)))
    const topics = raised.length > 0 ? raised.map(([topic]) => topic) : ['thanks']
    expect(topics.flatMap((topic) => responses[topic] ?? []).map(({ de }) => de)).toContain(review.response.de)
  }
})

test('every topic has sentences and a reply', () => {
  const occasions = lodgings.slice(0, 300).flatMap(({ house }) =>
    (['summer', 'winter'] as const).map((season) => ({
      house,
      season,
      hasChildren: true,
      hasDog: true,
      isLargeParty: true,
      mayReturn: true,
    })),
  )
  for (const occasion of occasions) {
    for (const topic of praiseTopics(occasion)) expect(praise[topic]?.length, topic).toBeGreaterThan(0)
    for (const [bank, topics] of [
      [complaints, complaintTopics(occasion)] as const,
      [failures, failureTopics(occasion)] as const,
    ]) {
      for (const topic of topics) {
        expect(bank[topic]?.length, topic).toBeGreaterThan(0)
        expect(responses[topic]?.length, topic).toBeGreaterThan(0)
      }
    }
  }
})

test('a dog is only mentioned where dogs are allowed', () => {
  const dogLines = (praise.dog ?? []).map(({ de }) => de)
  const mentioned = all.filter(({ review }) => dogLines.some((line) => review.text.de.includes(line)))
  expect(mentioned.length).toBeGreaterThan(100)
  for (const { house } of mentioned) expect(house.petsMax).toBeGreaterThan(0)
})

test('no review praises a feature that the house lacks', () => {
  const untrue = all.flatMap(({ house, review }) =>
    untrueClaims(review.text, house).map((claim) => `${house.name} ${claim} "${review.text.en}"`),
  )
  expect(untrue).toEqual([])
})

test.each(languages)('among 100 reviews no sentence occurs in more than 8: %s', (language) => {
  const texts = all.map(({ review }) => sentencesIn(review.text[language]))
  for (let index = 0; index < 200; index++) {
    const { count, sentence } = mostShared(createRandom('reviews of a hundred guests', index).sample(texts, 100))
    expect(count, sentence).toBeLessThanOrEqual(8)
  }
})

test('no two reviews of a house are the same, and few share a sentence', () => {
  const texts = lodgings.map(({ reviews }) => reviews.map(({ text }) => text.de))
  expect(texts.filter((ofHouse) => new Set(ofHouse).size < ofHouse.length)).toEqual([])
  expect(texts.filter((ofHouse) => mostShared(ofHouse.map(sentencesIn)).count > 4)).toEqual([])
})

test('the rating is the mean of the stars, to one decimal', () => {
  const reviews = all.slice(0, 3).map(({ review }, index) => ({ ...review, rating: [5, 4, 4][index] ?? 0 }))
  expect(averageRating(reviews)).toBe(4.3)
  expect(averageRating([])).toBeNull()
})
