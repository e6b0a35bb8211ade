import type { EditionKey } from '@marram/domain/edition'
import type { ReviewAspect } from '@marram/domain/guest-review'
import type { Random } from '../random.ts'
import {
  beginAlike,
  type Facts,
  fitting,
  inLanguages,
  isTrue,
  type Line,
  languages,
  type Sentence,
  written,
} from '../texts/sentence.ts'
import { frames, slips, type Topic, topics } from './banks.ts'
import { languageShares } from './guests.ts'
import type { Told } from './topics.ts'

export type Tendency = 'good' | 'small' | 'bad'

/** A subject of a review: praised, criticised, or the reason for few stars. */
export type Subject = { topic: string; aspect: ReviewAspect | null; tendency: Tendency }

export type ReviewText = { text: Sentence; subjects: readonly Subject[] }

/** Past uses of each line: numbers of stretches of time, and of those that it opened a review in. */
export type Seen = Map<Sentence, Set<number>>

/** The stay under review, and the review’s place among all in the order of their dates. */
export type Setting = {
  told: Told
  facts: Facts
  random: Random
  seen: Seen
  /** Lines in earlier reviews of the house. */
  ofHouse: Set<Sentence>
  place: number
  language: EditionKey
}

type ReviewLine = Line<Told>
type Draft = Setting & {
  marks: Marks
  parts: Sentence[]
  words: number
  mentioned: Set<string>
  subjects: Subject[]
}

const minWords = 6
const maxWords = 190

/** Reviews that lie between two uses of a line, and between two openings with it, while the banks have enough. */
const apart = 36
const openingsApart = 130
/** Numbers of stretches of openings begin here. */
const openings = 1_000_000

/** Numbers of the stretches of time in which a line, and an opening, should be new. */
type Marks = { line: number; openings: readonly [all: number, ofLanguage: number] }

function marksOf({ place, language }: Setting): Marks {
  const among = (share: number) => Math.floor((place * share) / openingsApart)
  const ofLanguage = openings * (2 + languages.indexOf(language)) + among(languageShares[language])
  return { line: Math.floor(place / apart), openings: [openings + among(1), ofLanguage] }
}

const isClose = (uses: ReadonlySet<number>, mark: number) => uses.has(mark) || uses.has(mark - 1) || uses.has(mark + 1)

function isNear(uses: ReadonlySet<number>, { line, openings: [all, ofLanguage] }: Marks, isOpening: boolean): boolean {
  if (isClose(uses, line)) return true
  return isOpening && (isClose(uses, all) || isClose(uses, ofLanguage))
}

const probes = 6

/** Draws a line that can be used; looks at all lines if a few draws are in vain and one is needed. */
function findLine<R>(
  lines: readonly ReviewLine[],
  random: Random,
  use: (line: ReviewLine) => R | null,
  isNeeded: boolean,
) {
  for (let probe = 0; probe < probes && lines.length > 0; probe++) {
    const found = use(random.pick(lines))
    if (found !== null) return found
  }
  for (const line of isNeeded ? lines : []) {
    const found = use(line)
    if (found !== null) return found
  }
  return null
}

/** Effort to find a line: a few draws, all lines, also those that begin a review not far away, or any. */
type Need = 'none' | 'line' | 'known-line' | 'any-line'

/** Adds a line that no review nearby has, and that begins with another word than the one before; false if there is none. */
function say(lines: readonly ReviewLine[], draft: Draft, need: Need = 'none'): boolean {
  const { told, facts, random, seen, ofHouse, parts, mentioned, marks } = draft
  const last = parts.at(-1)
  const use = (line: ReviewLine) => {
    const uses = seen.get(line)
    if (need !== 'any-line' && (ofHouse.has(line) || (uses && isNear(uses, marks, !last && need !== 'known-line'))))
      return null
    if (line.about.some((subject) => mentioned.has(subject)) || !isTrue(line, told, facts)) return null
    if (draft.words + line.words > maxWords) return null
    const sentence = written(line, facts)
    return last && beginAlike(last, sentence) ? null : { line, sentence }
  }
  const found = findLine(lines, random, use, need !== 'none')
  if (!found) return false
  const uses = seen.get(found.line) ?? new Set()
  seen.set(found.line, uses.add(marks.line))
  ofHouse.add(found.line)
  if (!last) for (const mark of marks.openings) uses.add(mark)
  for (const subject of found.line.about) mentioned.add(subject)
  parts.push(found.sentence)
  draft.words += found.line.words
  return true
}

const topicsWith = {
  good: topics.filter(({ good }) => good.length > 0),
  small: topics.filter(({ small }) => small.length > 0),
  bad: topics.filter(({ bad }) => bad.length > 0),
}

/** Guests who complain praise no more than these. */
const consolations = {
  place: topicsWith.good.filter(({ aspect }) => aspect === 'location'),
  house: topicsWith.good.filter(({ aspect }) => aspect !== null),
}

/** Topics that a review can still speak of: possible, not spoken of yet and not contradicted. */
function isOpen(topic: Topic, tendency: Tendency, { told, subjects }: Draft): boolean {
  const isBarred = (other: Subject) =>
    other.topic === topic.name ||
    (tendency === 'good' ? contradicted(other).includes(topic.name) : topic.against.includes(other.topic))
  return topic.isPossible(told) && !subjects.some(isBarred)
}

function sayOf(topic: Topic, tendency: Tendency, draft: Draft, need: Need): boolean {
  if (!isOpen(topic, tendency, draft) || !say(topic[tendency], draft, need)) return false
  draft.subjects.push({ topic: topic.name, aspect: topic.aspect, tendency })
  return true
}

/** Speaks of topics until enough lines are found, or it takes too long. */
function speak(tendency: Tendency, count: number, draft: Draft, from = topicsWith[tendency]): void {
  const { random } = draft
  let left = count
  for (let attempt = 0; attempt < 12 + count && left > 0; attempt++) {
    const topic = random.pick(from)
    if (!sayOf(topic, tendency, draft, 'none')) continue
    left -= 1
    // A long review says more than one thing about what its guests liked.
    if (left > 1 && random.chance(0.4) && say(topic[tendency], draft)) left -= 1
  }
}

/** Speaks of one topic at least, or of several serious ones, if need be in words that a review nearby has. */
function speakSurely(tendency: Tendency, count: number, draft: Draft): void {
  const { told, subjects, random, parts } = draft
  const needed = tendency === 'bad' ? count : 1
  const isEnough = () => subjects.filter((subject) => subject.tendency === tendency).length >= needed
  speak(tendency, count, draft)
  if (isEnough()) return
  if (parts.length === 0 && !say(frames.any, draft, 'line')) say(frames[told.season], draft, 'line')
  const shuffled = random.sample(topicsWith[tendency], topics.length)
  for (const need of ['line', 'known-line', 'any-line'] as const) {
    for (const topic of shuffled) if (!isEnough()) sayOf(topic, tendency, draft, need)
  }
}

function contradicted({ topic, tendency }: Subject): readonly string[] {
  return tendency === 'good' ? [] : (topics.find(({ name }) => name === topic)?.against ?? [])
}

function introduce(draft: Draft, mayReturn: boolean): void {
  const { random, told } = draft
  if (mayReturn && random.chance(0.12)) say(frames.returning, draft)
  else say(random.chance(0.25) ? frames[told.season] : frames.any, draft)
}

/** Numbers of compliments and their weights; a few reviews are long. */
const lengths = [
  [0, 14],
  [1, 22],
  [2, 25],
  [3, 17],
  [5, 12],
  [8, 7],
  [14, 3],
] as const

const endings: Readonly<Record<number, readonly ReviewLine[]>> = { 5: frames.five, 4: frames.four, 3: frames.three }

const verdictOf = { 5: frames['verdict-five'], 4: frames['verdict-four'], 3: frames['verdict-three'] } as const

function praise(draft: Draft, mayReturn: boolean): void {
  const { random, told } = draft
  const isFull = told.rating === 5
  const count = random.weighted(lengths)
  if (count === 0 && say(isFull ? verdictOf[5] : verdictOf[4], draft)) return
  if (random.chance(count > 3 ? 0.8 : 0.4)) introduce(draft, mayReturn)
  speakSurely('good', Math.max(1, count - (isFull ? 0 : 1)), draft)
  if (!isFull && random.chance(0.72)) {
    if (random.chance(0.5)) say(frames.turn, draft)
    speakSurely('small', random.chance(0.2) ? 2 : 1, draft)
  }
  const isCritical = draft.subjects.some(({ tendency }) => tendency === 'small')
  const ending = isFull ? frames.five : frames[isCritical && random.chance(0.5) ? 'four-after' : 'four']
  if (random.chance(count > 3 ? 0.85 : 0.5)) say(ending, draft)
}

function weigh(draft: Draft, mayReturn: boolean): void {
  const { random } = draft
  if (random.chance(0.06) && say(verdictOf[3], draft)) return
  if (random.chance(0.5)) introduce(draft, mayReturn)
  speakSurely('small', 1, draft)
  speak('good', random.int(0, 2), draft, consolations.house)
  speak('small', random.int(0, 2), draft)
  if (random.chance(0.75)) say(frames.three, draft)
}

function complain(draft: Draft, mayReturn: boolean): void {
  const { random, told } = draft
  if (random.chance(0.4)) introduce(draft, mayReturn)
  speakSurely('bad', told.rating === 1 ? 2 : 1, draft)
  speak('small', random.int(0, told.rating === 1 ? 1 : 2), draft)
  if (told.rating === 2 && random.chance(0.4)) speak('good', 1, draft, consolations.place)
  if (random.chance(0.8)) say(frames.low, draft)
}

/** The office answers to what weighs most: the first serious complaint, else the first complaint, else the praise. */
export function writeAnswer(subjects: readonly Subject[], { told, facts, random }: Setting): Sentence {
  const tendencies: readonly Tendency[] = ['bad', 'small', 'good']
  const [heaviest] = tendencies.flatMap((tendency) => subjects.filter((subject) => subject.tendency === tendency))
  const topic = topics.find(({ name }) => name === heaviest?.topic)
  const own = topic && heaviest ? fitting(answersOf(topic, heaviest.tendency), told, facts) : []
  return written(random.pick(own.length > 0 ? own : told.rating >= 4 ? frames.thanks : frames.sorry), facts)
}

export function answersOf(topic: Topic, tendency: Tendency): readonly ReviewLine[] {
  return tendency === 'bad' ? topic.amends : tendency === 'small' ? topic.sorry : topic.thanks
}

/** A few guests make a mistake, leave out the last full stop, or are loud. */
function asTyped(text: string, language: EditionKey, random: Random): string {
  if (random.chance(0.09)) {
    const known = slips[language].filter(([meant]) => text.includes(meant))
    const [meant = '', typed = ''] = known.length > 0 ? random.pick(known) : []
    return text.replace(meant, typed)
  }
  if (random.chance(0.05)) return text.replace(/\.$/, '')
  return random.chance(0.06) ? text.replace(/\.$/, '!') : text
}

/** Writes a review that matches its stars and its stay. */
export function writeReview(setting: Setting, mayReturn: boolean): ReviewText {
  const draft: Draft = { ...setting, marks: marksOf(setting), parts: [], words: 0, mentioned: new Set(), subjects: [] }
  const { language } = setting
  const { rating } = setting.told
  if (rating >= 4) praise(draft, mayReturn)
  else if (rating === 3) weigh(draft, mayReturn)
  else complain(draft, mayReturn)
  const { parts, subjects, random } = draft
  if (languages.some((each) => parts.every((part) => part[each].split(' ').length < minWords))) {
    say(endings[rating] ?? frames.low, draft, 'any-line')
  }
  const joined = inLanguages((each) => parts.map((part) => part[each]).join(' '))
  const text = { ...joined, [language]: asTyped(joined[language], language, random) }
  return { text, subjects }
}
