import type { CriterionValue } from '../criteria/criterion.ts'
import type { Comparator } from '../criteria/definition.ts'
import type { CriterionKey } from '../criteria/key.ts'
import type { EditionKey } from '../edition.ts'
import type { Currency } from '../money.ts'
import type { Holiday, PartOfMonth, Season } from './calendar.ts'

/** A criterion expressed by a single phrase: "Sauna", "last minute", "am Strand". */
export type CriterionTerm = Readonly<{ key: CriterionKey; value: CriterionValue; comparator?: Comparator }>

export type Limit = 'at-most' | 'less' | 'at-least' | 'more' | 'exactly'

/** Possible meanings of a word or a fixed group of words. */
export type Meaning =
  | Readonly<{ kind: 'stop' | 'house' | 'other' | 'not' | 'article' | 'until' | 'from' | 'for-party' | 'of-which' }>
  | Readonly<{ kind: 'join'; isEither: boolean }>
  | Readonly<{ kind: 'number'; value: number }>
  | Readonly<{ kind: 'limit'; limit: Limit }>
  | Readonly<{ kind: 'currency'; currency: Currency }>
  | Readonly<{ kind: 'thousand' | 'price-label' | 'per-week' | 'per-night' }>
  /** `each`: persons per unit. `isOne`: without a number it counts as one. */
  | Readonly<{ kind: 'heads'; of: 'persons' | 'adults' | 'children'; each?: number; isOne?: boolean }>
  | Readonly<{ kind: 'cheap' | 'coming' }>
  | Readonly<{ kind: 'party'; persons: number }>
  | Readonly<{ kind: 'pet' | 'bathroom' | 'shower' | 'floor-area' | 'plot' | 'energy-label' }>
  | Readonly<{ kind: 'counted'; key: CriterionKey; max: number; alone: boolean }>
  | Readonly<{ kind: 'nights' | 'weeks' | 'week-number' | 'next-week' | 'coming-weekend' }>
  | Readonly<{ kind: 'break'; min: number; max: number }>
  | Readonly<{ kind: 'month'; month: number }>
  | Readonly<{ kind: 'part-of-month'; part: PartOfMonth }>
  | Readonly<{ kind: 'season'; season: Season }>
  | Readonly<{ kind: 'holiday'; holiday: Holiday }>
  | Readonly<{ kind: 'fixed-week'; week: number }>
  | Readonly<{ kind: 'year'; ahead: number }>
  | Readonly<{ kind: 'day'; ahead: number }>
  | Readonly<{ kind: 'weekday' | 'short-weekday'; weekday: number }>
  | Readonly<{ kind: 'ordinal' }>
  | Readonly<{ kind: 'metres'; factor: number }>
  | Readonly<{ kind: 'near'; metres: number }>
  | Readonly<{ kind: 'target'; key: CriterionKey }>
  | Readonly<{ kind: 'term'; term: CriterionTerm }>
  | Readonly<{ kind: 'place'; locationIds: readonly number[] }>
  | Readonly<{ kind: 'street'; value: string }>

/** Places have no language: their names are equal in all editions, or listed as alternatives. */
export type Sense = Readonly<{ meaning: Meaning; language: EditionKey | null }>

/** Comma-separated words of the three languages. */
export type Words = Readonly<Record<EditionKey, string>>
export type Vocabulary = readonly (readonly [Meaning, Words])[]
