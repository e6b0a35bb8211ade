import { expect, test } from 'vitest'
import { wholeCatalogue } from '../testing/whole-catalogue.ts'
import { complaints, failures, praise, responses } from '../texts/banks.ts'
import { averageRating } from './reviews.ts'
import { complaintTopics, failureTopics, praiseTopics } from './topics.ts'

const { lodgings, today } = wholeCatalogue()
const all = lodgings.flatMap(({ house, stays, reviews }) => reviews.map((review) => ({ house, stays, review })))

test('about eight thousand guests have written, two of three from Germany', () => {
  expect(all.length).toBeGreaterThan(7000)
  expect(all.length).toBeLessThan(9000)
  const german = all.filter(({ review }) => review.isoCountry === 'DE').length / all.length
  expect(german).toBeCloseTo(0.66, 1)
  expect(new Set(all.map(({ review }) => review.language))).toEqual(new Set(['da', 'de', 'en']))
})

test('a review of a stay is written after it, by guests, once', () => {
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

test('nobody reviews a house before it was let, or tomorrow', () => {
  for (const { house, review } of all) {
    expect(review.date > house.publishedOn, house.name).toBe(true)
    expect(review.date <= today).toBe(true)
    if (review.responseTime) expect(review.responseTime.slice(0, 10) > review.date).toBe(true)
    if (review.responseTime) expect(review.responseTime.slice(0, 10) <= today).toBe(true)
  }
})

test('most guests are content, some are not, and their words fit their stars', () => {
  const shareOf = (rating: number) => all.filter(({ review }) => review.rating === rating).length / all.length
  expect(shareOf(5) + shareOf(4)).toBeGreaterThan(0.8)
  for (const rating of [1, 2, 3]) expect(shareOf(rating)).toBeGreaterThan(0.005)
  const serious = [...failures.values()].flat().map(({ de }) => de)
  for (const { review } of all) {
    const count = serious.filter((sentence) => review.text.de.includes(sentence)).length
    expect(count).toBe(review.rating === 1 ? 2 : review.rating === 2 ? 1 : 0)
  }
})

test('the office answers a complaint with words about that complaint', () => {
  for (const { review } of all) {
    const topic = [...failures, ...complaints].find(([, lines]) =>
      lines.some(({ de }) => review.text.de.includes(de)),
    )?.[0]
    if (!review.response) continue
    const answers = [...failures, ...complaints]
      .filter(([, lines]) => lines.some(({ de }) => review.text.de.includes(de)))
      .flatMap(([key]) => responses.get(key) ?? [])
    const fitting = topic === undefined ? (responses.get('thanks') ?? []) : answers
    expect(fitting.map(({ de }) => de)).toContain(review.response.de)
  }
})

test('every topic a guest may raise has its sentences and its answer', () => {
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
    for (const topic of praiseTopics(occasion)) expect(praise.has(topic), topic).toBe(true)
    for (const topic of complaintTopics(occasion))
      expect(complaints.has(topic) && responses.has(topic), topic).toBe(true)
    for (const topic of failureTopics(occasion)) expect(failures.has(topic) && responses.has(topic), topic).toBe(true)
  }
})

test('a dog is only mentioned where dogs are allowed', () => {
  const dogLines = (praise.get('dog') ?? []).map(({ de }) => de)
  const mentioned = all.filter(({ review }) => dogLines.some((line) => review.text.de.includes(line)))
  expect(mentioned.length).toBeGreaterThan(100)
  for (const { house } of mentioned) expect(house.petsMax).toBeGreaterThan(0)
})

test('the rating is the mean of the stars, to one decimal', () => {
  const reviews = all.slice(0, 3).map(({ review }, index) => ({ ...review, rating: [5, 4, 4][index] ?? 0 }))
  expect(averageRating(reviews)).toBe(4.3)
  expect(averageRating([])).toBeNull()
})
