import { editions } from '@marram/domain/edition'
import type { IsoDay } from '@marram/domain/iso-day'
import { slug } from '@marram/domain/slug'
import * as v from 'valibot'
import { readAgencyFile, threeLanguages, words } from '../../agency.ts'
import type { MoodName } from '../../imagery/core/moods.ts'
import { isMoodName } from '../../imagery/scene-names.ts'
import { toneMark } from '../../imagery/scene-tones.ts'
import { snapshotSubjects } from '../../imagery/scenes/snapshot.ts'

const entry = v.strictObject({
  /** A drawing of `imagery/data/snapshots.json`. */
  subject: v.picklist(snapshotSubjects),
  mood: v.custom<MoodName>((mood) => isMoodName(String(mood)), 'is no mood of a picture'),
  // In the guest's language.
  title: words,
  text: words,
})

const contestYear = v.strictObject({
  /** Indexes of the entries in first, second and third place; they apply once the contest has ended. */
  places: v.strictTuple([v.number(), v.number(), v.number()]),
  entries: v.array(entry),
})

const contests = v.strictObject({
  reward: threeLanguages,
  /** The address of the page `page-contest-conditions`. */
  conditions: threeLanguages,
  /** Sorted by year. */
  years: v.array(contestYear),
})

/** The contests of this year and the two before it: the newest is open into the next year, the others have ended. */
export function demoContests(today: IsoDay) {
  const newest = Number(today.slice(0, 4))
  const { years, reward, conditions } = readAgencyFile('guestbook/contests.json', contests)
  return years.map((contest, index) => {
    const year = newest - years.length + 1 + index
    const isOpen = year === newest
    const begins = `${year}-01-01T08:00:00Z`
    return {
      contest: {
        year,
        opens_on: `${year}-01-01`,
        closes_on: isOpen ? `${year + 1}-02-01` : `${year}-12-16`,
        decided_at: isOpen ? null : `${year}-12-30T11:00:00Z`,
        reward_image_url: `demo/house-thatched/contest-reward/0/golden${toneMark({ kind: 'house-thatched', seed: 'contest-reward', mood: 'golden' })}`,
        created_at: begins,
        updated_at: isOpen ? begins : `${year}-12-30T11:00:00Z`,
      },
      texts: editions.map(({ key, languageId }) => ({
        language_id: languageId,
        reward_text: reward[key],
        conditions_url: conditions[key],
      })),
      images: imagesOf(contest, { year, begins, ends: isOpen ? today : `${year}-12-15`, isOpen }),
    }
  })
}

type Run = { year: number; begins: string; ends: string; isOpen: boolean }

/** Spreads the dates evenly over the time the contest has run so far, so that none lies in the future. */
function imagesOf({ entries, places }: v.InferOutput<typeof contestYear>, { year, begins, ends, isOpen }: Run) {
  const first = Date.parse(begins)
  const step = Math.max(0, Date.parse(ends) - first) / entries.length
  return entries.map(({ subject, mood, title, text }, index) => {
    const place = places.indexOf(index) + 1
    const seed = `${subject}-${year}-${index}`
    const isUpright = index % 3 === 1
    return {
      state: 'approved' as const,
      place: isOpen || place === 0 ? null : place,
      image_title: title,
      image_slug: slug(title),
      image_text: text,
      image_url: `demo/snapshot/${seed}/${isUpright ? 1 : 0}/${mood}${toneMark({ kind: 'snapshot', seed, mood })}`,
      width: isUpright ? 1200 : 1800,
      height: isUpright ? 1800 : 1200,
      created_at: new Date(first + index * step),
    }
  })
}
