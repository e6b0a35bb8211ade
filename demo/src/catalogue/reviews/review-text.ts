import type { IsoDay } from '@marram/domain/iso-day'
import type { Random } from '../random.ts'
import { drawLine, type Line, type Sentence, type Usage } from '../texts/sentence.ts'
import { closings, complaints, failures, intros, praise, responses } from './banks.ts'
import { complaintTopics, contradicted, failureTopics, type Occasion, praiseTopics, type Told } from './topics.ts'

export type ReviewText = { text: Sentence; response: Sentence }

type Bank = Readonly<Record<string, readonly Line<Told>[]>>

function introKey({ season, mayReturn }: Occasion, rating: number, random: Random): (keyof typeof intros)[] {
  if (rating <= 2 || random.chance(0.25)) return []
  if (mayReturn && random.chance(0.12)) return ['returning']
  return [random.chance(0.3) ? season : 'any']
}

/** Numbers of compliments, minor and serious complaints for each rating. */
function measureOf(rating: number, random: Random): { praises: number; smalls: number; serious: number } {
  if (rating === 5) return { praises: random.int(1, 3), smalls: 0, serious: 0 }
  if (rating === 4) return { praises: random.int(1, 2), smalls: random.chance(0.7) ? 1 : 0, serious: 0 }
  if (rating === 3) return { praises: 1, smalls: random.int(1, 2), serious: 0 }
  if (rating === 2) return { praises: random.int(0, 1), smalls: random.int(0, 1), serious: 1 }
  return { praises: 0, smalls: 0, serious: 2 }
}

const closingKeys = ['low', 'low', 'three', 'four', 'five'] as const

/**
 * Writes a review that matches its rating, and the reply of the office. Each line takes one random draw regardless of
 * the banks, so that adding a sentence keeps ratings and dates. No two reviews of the same `day` begin with the same
 * sentence while the banks have enough; null for a review without others of its day.
 */
export function writeReview(
  occasion: Occasion,
  rating: number,
  random: Random,
  usage: Usage,
  day: IsoDay | null,
): ReviewText {
  const told: Told = { ...occasion, rating }
  const { praises, smalls, serious } = measureOf(rating, random)
  const failed = random.sample(failureTopics(occasion), serious)
  const small = random.sample(complaintTopics(occasion), smalls)
  const barred = contradicted([...failed, ...small])
  const praised = random.sample(
    praiseTopics(occasion).filter((topic) => !barred.has(topic)),
    praises,
  )
  const isTaken = (line: Sentence) => day !== null && usage.openings.get(line)?.has(day) === true
  const write = (bank: Bank, topics: readonly string[]): Line<Told>[] =>
    topics.flatMap((topic) => drawLine(bank[topic] ?? [], told, random, usage, isTaken))
  const parts = [
    ...write(intros, introKey(occasion, rating, random)),
    ...write(praise, praised),
    ...write(failures, failed),
    ...write(complaints, small),
    ...(random.chance(0.75) ? write(closings, [closingKeys[rating - 1] ?? 'four']) : []),
  ]
  const [opening] = parts
  if (opening && day) usage.openings.set(opening, (usage.openings.get(opening) ?? new Set()).add(day))
  const [response] = write(responses, [failed[0] ?? small[0] ?? 'thanks'])
  if (!response) throw new Error('The office has no reply to this review')
  const joined = (language: keyof Sentence) => parts.map((part) => part[language]).join(' ')
  return { text: { da: joined('da'), de: joined('de'), en: joined('en') }, response }
}
