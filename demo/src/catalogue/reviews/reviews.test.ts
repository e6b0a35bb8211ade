import { reviewAspects } from '@marram/domain/guest-review'
import { expect, test } from 'vitest'
import { untrueClaims } from '../testing/claims.ts'
import { wholeCatalogue } from '../testing/whole-catalogue.ts'
import { mostShared, sentencesIn } from '../testing/written-houses.ts'
import { languages } from '../texts/sentence.ts'
import { frames, slips, topics } from './banks.ts'
import { answersOf, type Subject } from './review-text.ts'
import { averageRating } from './reviews.ts'

const { lodgings, today } = wholeCatalogue()
const all = lodgings.flatMap(({ house, stays, reviews }) => reviews.map((review) => ({ house, stays, review })))
/** As pages list them: newest first. */
const newestFirst = all
  .toSorted((a, b) => b.house.id - a.house.id)
  .toSorted((a, b) => (a.review.date < b.review.date ? 1 : a.review.date > b.review.date ? -1 : 0))
  .map(({ review }) => review)

test('there are about eight thousand reviews, two of three from Germany', () => {
  expect(all.length).toBeGreaterThan(7000)
  expect(all.length).toBeLessThan(9000)
  const german = all.filter(({ review }) => review.isoCountry === 'DE').length / all.length
  expect(german).toBeCloseTo(0.66, 1)
  expect(new Set(all.map(({ review }) => review.language))).toEqual(new Set(['da', 'de', 'en']))
})

test('guests have hundreds of names, and write the language of their country', () => {
  const countries = new Set(all.map(({ review }) => `${review.isoCountry} ${review.language}`))
  expect(countries).toEqual(new Set(['DE de', 'AT de', 'CH de', 'DK da', 'NL en', 'GB en']))
  const families = all.flatMap(({ review }) => /^(?:Famili\w+|The) (.+?)(?: family)?$/.exec(review.name)?.[1] ?? [])
  expect(new Set(families).size).toBeGreaterThan(300)
  expect(mostShared(newestFirst.slice(0, 200).map(({ name }) => [name])).count).toBeLessThanOrEqual(3)
})

test('the stars of each part agree with what the review says about it', () => {
  const bounds = { bad: [1, 2], small: [3, 4], good: [4, 5] } as const
  for (const { review } of all) {
    for (const aspect of reviewAspects) {
      const said = review.subjects.filter((subject) => subject.aspect === aspect).map(({ tendency }) => tendency)
      const worst = said.includes('bad') ? 'bad' : said.includes('small') ? 'small' : said[0]
      if (worst === undefined) continue
      const [least, most] = bounds[worst]
      expect(review.aspects[aspect], JSON.stringify(review)).toBeGreaterThanOrEqual(least)
      expect(review.aspects[aspect], JSON.stringify(review)).toBeLessThanOrEqual(most)
    }
  }
  const stars = all.flatMap(({ review }) => Object.values(review.aspects))
  expect(stars.filter((one) => one === null).length / stars.length).toBeLessThan(0.25)
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

const openingOf = (text: string) => (sentencesIn(text)[0] ?? '').replace(/[.!]$/, '')

test.each(languages.flatMap((language) => [false, true].map((isOwn) => [language, isOwn] as const)))(
  'no opening stands in more than 3 of 200 reviews in a row, nor twice in 50: %s, only those written in it: %s',
  (language, isOwn) => {
    const listed = isOwn ? newestFirst.filter((review) => review.language === language) : newestFirst
    const openings = listed.map(({ text }) => openingOf(text[language]))
    const places = Map.groupBy(openings.keys(), (index) => openings[index] ?? '')
    for (const [opening, uses] of places) {
      uses.forEach((place, index) => {
        expect((uses[index + 1] ?? Number.POSITIVE_INFINITY) - place, opening).toBeGreaterThanOrEqual(50)
        expect((uses[index + 3] ?? Number.POSITIVE_INFINITY) - place, opening).toBeGreaterThanOrEqual(200)
      })
    }
  },
)

test.each(languages)('most sentences of the newest 200 reviews stand in one of them only: %s', (language) => {
  const sentences = newestFirst.slice(0, 200).flatMap(({ text }) => sentencesIn(text[language]))
  expect(new Set(sentences).size / sentences.length).toBeGreaterThan(0.7)
  for (let start = 0; start + 100 <= newestFirst.length; start += 100) {
    const hundred = newestFirst.slice(start, start + 100).map(({ text }) => sentencesIn(text[language]))
    const { count, sentence } = mostShared(hundred)
    expect(count, sentence).toBeLessThanOrEqual(4)
  }
})

test('reviews have five to two hundred words, and every length between is in use', () => {
  const lengths = all.flatMap(({ review }) => languages.map((language) => review.text[language].split(/\s+/).length))
  expect(lengths.filter((length) => length < 5 || length > 200)).toEqual([])
  const shareBetween = (from: number, until: number) =>
    lengths.filter((length) => from <= length && length < until).length / lengths.length
  for (const [from, until] of [
    [5, 12],
    [12, 25],
    [25, 45],
    [45, 80],
  ] as const) {
    expect(shareBetween(from, until), `${from} to ${until}`).toBeGreaterThan(0.1)
  }
  expect(shareBetween(120, 201)).toBeGreaterThan(0.004)
})

test('no review predates a house’s first stay or is in the future', () => {
  for (const { house, review } of all) {
    expect(review.date > house.publishedOn, house.name).toBe(true)
    expect(review.date <= today).toBe(true)
    if (review.responseTime) expect(review.responseTime.slice(0, 10) > review.date).toBe(true)
    if (review.responseTime) expect(review.responseTime.slice(0, 10) <= today).toBe(true)
  }
})

test('most ratings are high, some are not', () => {
  const shareOf = (rating: number) => all.filter(({ review }) => review.rating === rating).length / all.length
  expect(shareOf(5) + shareOf(4)).toBeGreaterThan(0.8)
  for (const rating of [1, 2, 3]) expect(shareOf(rating)).toBeGreaterThan(0.005)
})

const countOf = (subjects: readonly Subject[], tendency: Subject['tendency']) =>
  subjects.filter((subject) => subject.tendency === tendency).length

test('the subjects of a review match its stars, and five stars follow no complaint', () => {
  for (const { review } of all) {
    const { rating, subjects, text } = review
    const [good, small, bad] = [countOf(subjects, 'good'), countOf(subjects, 'small'), countOf(subjects, 'bad')]
    expect(bad, text.en).toBe(rating === 1 ? 2 : rating === 2 ? 1 : 0)
    if (rating === 5) expect(small, text.en).toBe(0)
    if (rating === 4) expect(small, text.en).toBeLessThanOrEqual(2)
    if (rating === 2) expect(good, text.en).toBeLessThanOrEqual(1)
    if (rating === 1) expect(good, text.en).toBe(0)
    expect(/five stars/i.test(text.en) && rating < 4, text.en).toBe(false)
  }
})

test('the last sentence of a review fits its stars', () => {
  const closes = (text: string, key: 'five' | 'four' | 'three' | 'low') =>
    frames[key].some(({ en, slots }) => slots.length === 0 && text.endsWith(en.replace(/\.$/, '')))
  for (const { review } of all) {
    const { rating } = review
    const text = review.text.en.replace(/[.!]$/, '')
    if (rating !== 5) expect(closes(text, 'five'), text).toBe(false)
    if (rating !== 4) expect(closes(text, 'four'), text).toBe(false)
    if (rating !== 3) expect(closes(text, 'three'), text).toBe(false)
    if (rating > 2) expect(closes(text, 'low'), text).toBe(false)
  }
})

test('a review does not praise what it complains about, nor what the complaint contradicts', () => {
  for (const { review } of all) {
    const praised = new Set(review.subjects.filter(({ tendency }) => tendency === 'good').map(({ topic }) => topic))
    const criticised = review.subjects.filter(({ tendency }) => tendency !== 'good').map(({ topic }) => topic)
    expect(new Set(review.subjects.map(({ topic }) => topic)).size).toBe(review.subjects.length)
    const barred = topics.filter(({ name }) => criticised.includes(name)).flatMap(({ against }) => against)
    expect([...criticised, ...barred].filter((topic) => praised.has(topic))).toEqual([])
  }
})

test('each sentence about a topic is in the text, and each topic fits the house and the stay', () => {
  const bySentence = new Map(
    topics.flatMap((topic) =>
      (['good', 'small', 'bad'] as const).flatMap((tendency) =>
        topic[tendency]
          .filter(({ slots }) => slots.length === 0)
          .map((line) => [line.en, { topic, tendency }] as const),
      ),
    ),
  )
  for (const { review } of all.slice(0, 1500)) {
    if (review.language === 'en') continue
    for (const [sentence, { topic, tendency }] of bySentence) {
      if (!review.text.en.includes(sentence)) continue
      expect(review.subjects).toContainEqual({ topic: topic.name, aspect: topic.aspect, tendency })
    }
  }
})

test('the office answers to the subject that weighs most', () => {
  const general = [...frames.thanks, ...frames.sorry].map(({ de }) => de)
  let own = 0
  for (const { review } of all) {
    if (!review.response) continue
    const ordered = (['bad', 'small', 'good'] as const).flatMap((tendency) =>
      review.subjects.filter((subject) => subject.tendency === tendency),
    )
    const [first] = ordered
    const topic = topics.find(({ name }) => name === first?.topic)
    const answers = topic && first ? answersOf(topic, first.tendency).map(({ de }) => de) : []
    if (answers.includes(review.response.de)) own += 1
    else expect(general).toContain(review.response.de)
    if (first && first.tendency !== 'good') expect(answers).toContain(review.response.de)
  }
  expect(own / all.filter(({ review }) => review.response).length).toBeGreaterThan(0.7)
})

test('every complaint has an answer', () => {
  for (const topic of topics) {
    if (topic.small.length > 0) expect(topic.sorry.length, topic.name).toBeGreaterThan(0)
    if (topic.bad.length > 0) expect(topic.amends.length, topic.name).toBeGreaterThan(0)
    for (const name of topic.against) expect(topics.map((other) => other.name)).toContain(name)
  }
})

test('a few guests misspell a word, translations never do', () => {
  const meant = [
    ...topics.flatMap(({ good, small, bad }) => [...good, ...small, ...bad]),
    ...Object.values(frames).flat(),
  ]
  // Some misspellings are words of their own elsewhere.
  const typed = (language: (typeof languages)[number]) =>
    slips[language]
      .map(([, wrong]) => wrong)
      .filter((wrong) => /^\p{L}{6,}$/u.test(wrong) && !meant.some((line) => line[language].includes(wrong)))
  for (const language of languages) {
    const wrong = new RegExp(`(?<!\\p{L})(${typed(language).join('|')})(?!\\p{L})`, 'u')
    const has = (isOwn: boolean) =>
      all.filter(({ review }) => (review.language === language) === isOwn && wrong.test(review.text[language])).length
    expect(has(true), language).toBeGreaterThan(0)
    expect(has(false), language).toBe(0)
  }
})

test('reviews fit the season of the stay', () => {
  const summer = /Sommerurlaub|Hitzewelle|Sonnenbrand/
  const winter = /Schnee am Strand|Silvester|Weihnachten gefeiert/
  for (const { review } of all) {
    const month = Number(review.date.slice(5, 7))
    // Reviews follow the stay by up to twenty days.
    if (month >= 1 && month <= 5) expect(review.text.de).not.toMatch(summer)
    if (month >= 5 && month <= 11) expect(review.text.de).not.toMatch(winter)
  }
})

test('no review praises a feature that the house lacks', () => {
  const untrue = all.flatMap(({ house, review }) =>
    untrueClaims(review.text, house).map((claim) => `${house.name} ${claim} "${review.text.en}"`),
  )
  expect(untrue).toEqual([])
})

test('no two reviews of a house are the same, and hardly any share a sentence', () => {
  const texts = lodgings.map(({ reviews }) => reviews.map(({ text }) => text.de))
  expect(texts.filter((ofHouse) => new Set(ofHouse).size < ofHouse.length)).toEqual([])
  expect(texts.filter((ofHouse) => mostShared(ofHouse.map(sentencesIn)).count > 2)).toEqual([])
})

test('the rating is the mean of the stars, to one decimal', () => {
  const reviews = all.slice(0, 3).map(({ review }, index) => ({ ...review, rating: [5, 4, 4][index] ?? 0 }))
  expect(averageRating(reviews)).toBe(4.3)
  expect(averageRating([])).toBeNull()
})
