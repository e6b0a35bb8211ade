import type { Random } from '../random.ts'
import { closings, complaints, failures, intros, praise, responses } from '../texts/banks.ts'
import { type Bankful, type Sentence, sentencesFor } from '../texts/sentence.ts'
import { complaintTopics, failureTopics, type Occasion, praiseTopics } from './topics.ts'

export type ReviewText = { text: Sentence; response: Sentence }

const pickFrom = (bank: Bankful, key: string, random: Random): Sentence => random.pick(sentencesFor(bank, key))

function introFor({ season, mayReturn }: Occasion, rating: number, random: Random): Sentence[] {
  if (rating <= 2 || random.chance(0.25)) return []
  if (mayReturn && random.chance(0.12)) return [pickFrom(intros, 'returning', random)]
  return [pickFrom(intros, random.chance(0.3) ? season : 'any', random)]
}

/** How many compliments, minor and serious complaints a review with this rating has. */
function measureOf(rating: number, random: Random): { praises: number; smalls: number; serious: number } {
  if (rating === 5) return { praises: random.int(1, 3), smalls: 0, serious: 0 }
  if (rating === 4) return { praises: random.int(1, 2), smalls: random.chance(0.7) ? 1 : 0, serious: 0 }
  if (rating === 3) return { praises: 1, smalls: random.int(1, 2), serious: 0 }
  if (rating === 2) return { praises: random.int(0, 1), smalls: random.int(0, 1), serious: 1 }
  return { praises: 0, smalls: 0, serious: 2 }
}

const closingKeys = ['low', 'low', 'three', 'four', 'five'] as const

/** Compliments that a complaint rules out: a review that calls a house dirty does not also praise it as clean. */
const contradicted = new Map([
  ['dirty', 'clean'],
  ['sand', 'clean'],
  ['kitchen', 'kitchen'],
  ['beds', 'beds'],
  ['neighbours', 'quiet'],
  ['sauna', 'sauna'],
  ['broken-sauna', 'sauna'],
  ['spa', 'spa'],
  ['broken-spa', 'spa'],
  ['damp', 'clean'],
  ['power', 'new-build'],
  ['key', 'office'],
])

/** Writes a review that matches its rating, and the response of the office. */
export function writeReview(occasion: Occasion, rating: number, random: Random): ReviewText {
  const { praises, smalls, serious } = measureOf(rating, random)
  const failed = random.sample(failureTopics(occasion), serious)
  const small = random.sample(complaintTopics(occasion), smalls)
  const barred = new Set([...failed, ...small].map((topic) => contradicted.get(topic)))
  const praised = random.sample(
    praiseTopics(occasion).filter((topic) => !barred.has(topic)),
    praises,
  )
  const parts = [
    ...introFor(occasion, rating, random),
    ...praised.map((topic) => pickFrom(praise, topic, random)),
    ...failed.map((topic) => pickFrom(failures, topic, random)),
    ...small.map((topic) => pickFrom(complaints, topic, random)),
    ...(random.chance(0.75) ? [pickFrom(closings, closingKeys[rating - 1] ?? 'four', random)] : []),
  ]
  const joined = (language: keyof Sentence) => parts.map((part) => part[language]).join(' ')
  const reason = failed[0] ?? small[0] ?? 'thanks'
  return {
    text: { da: joined('da'), de: joined('de'), en: joined('en') },
    response: pickFrom(responses, reason, random),
  }
}
