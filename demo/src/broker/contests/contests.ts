import type { IsoDay } from '@marram/domain/iso-day'
import { slug } from '@marram/domain/slug'
import { toneMark } from '../../imagery/scene-tones.ts'
import type { ContestYear } from './entry.ts'
import { lastYear } from './last-year.ts'
import { thisYear } from './this-year.ts'
import { twoYearsAgo } from './two-years-ago.ts'

/** Sorted by year. */
const written: readonly ContestYear[] = [twoYearsAgo, lastYear, thisYear]

const rewards = {
  1: 'Førstepræmien er en uge i et hus efter eget valg uden for højsæsonen. Nummer to og tre får et gavekort på 1.500 kr. og billedet i stort format på et af vores kontorer.',
  2: 'Der erste Preis ist eine Woche in einem Haus Ihrer Wahl außerhalb der Hauptsaison. Für den zweiten und den dritten Platz gibt es je einen Gutschein über 200 €, und wir hängen das Bild groß in einem unserer Büros auf.',
  7: 'First prize is a week in a house of your choice outside high season. Second and third prizes are a €200 voucher each, and we’ll hang a large print of your picture in one of our offices.',
} as const

/** The page `page-contest-conditions` of the editors. */
const conditions = {
  1: '/om-marram/betingelser-for-fotokonkurrencen/',
  2: '/uber-marram/teilnahmebedingungen-fotowettbewerb/',
  7: '/about-marram/photo-contest-conditions/',
} as const

/** The contests of this year and the two before it: the newest is open into the next year, the others have ended. */
export function demoContests(today: IsoDay) {
  const newest = Number(today.slice(0, 4))
  return written.map((contest, index) => {
    const year = newest - written.length + 1 + index
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
      texts: ([1, 2, 7] as const).map((language_id) => ({
        language_id,
        reward_text: rewards[language_id],
        conditions_url: conditions[language_id],
      })),
      images: imagesOf(contest, { year, begins, ends: isOpen ? today : `${year}-12-15`, isOpen }),
    }
  })
}

type Run = { year: number; begins: string; ends: string; isOpen: boolean }

/** Spreads the dates evenly over the time the contest has run so far, so that none lies in the future. */
function imagesOf({ entries, places }: ContestYear, { year, begins, ends, isOpen }: Run) {
  const first = Date.parse(begins)
  const step = Math.max(0, Date.parse(ends) - first) / entries.length
  return entries.map(([kind, mood, title, text], index) => {
    const place = places.indexOf(index) + 1
    const seed = `contest-${year}-${index}`
    return {
      state: 'approved' as const,
      place: isOpen || place === 0 ? null : place,
      image_title: title,
      image_slug: slug(title),
      image_text: text,
      image_url: `demo/${kind}/${seed}/0/${mood}${toneMark({ kind, seed, mood })}`,
      width: 1800,
      height: 1200,
      created_at: new Date(first + index * step),
    }
  })
}
