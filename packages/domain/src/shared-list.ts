import { addDays, daysBetween, type IsoDay } from './iso-day.ts'

/** Opinions about a house, the best first. */
export const votes = ['yes', 'maybe', 'no'] as const
export type Vote = (typeof votes)[number]

export const sharedListLimits = {
  houses: 20,
  people: 30,
  comments: 200,
  titleLength: 80,
  nameLength: 40,
  commentLength: 500,
} as const

/** Length of the voting period: the default, and the maximum from the day on which the owner sets it. */
export const votingDays = { usual: 14, max: 60 } as const
/** The result stays readable for this long. Then everything is deleted, names first. */
export const keptDays = 30

/** `endsOn` is the last day of voting, unless the owner ended it earlier. */
export type SharedListTimes = { readonly endsOn: IsoDay; readonly endedOn: IsoDay | null }

export type SharedListState = 'open' | 'ended' | 'over'

/** `ended` shows the result and accepts no votes; `over` counts as deleted, even before the job has run. */
export function sharedListState(times: SharedListTimes, today: IsoDay): SharedListState {
  if (today > lastReadDay(times)) return 'over'
  return times.endedOn === null && today <= times.endsOn ? 'open' : 'ended'
}

/** The last day on which the list is readable. */
export function lastReadDay({ endsOn, endedOn }: SharedListTimes): IsoDay {
  return addDays(endedOn !== null && endedOn < endsOn ? endedOn : endsOn, keptDays)
}

/** The latest end an owner may choose: not after the day of arrival. */
export function latestEnd(today: IsoDay, arrival: IsoDay | null): IsoDay {
  const latest = addDays(today, votingDays.max)
  return arrival !== null && arrival >= today && arrival < latest ? arrival : latest
}

/** The default end. */
export function usualEnd(today: IsoDay, arrival: IsoDay | null): IsoDay {
  const [usual, latest] = [addDays(today, votingDays.usual), latestEnd(today, arrival)]
  return usual < latest ? usual : latest
}

export function isPossibleEnd(day: IsoDay, today: IsoDay, arrival: IsoDay | null): boolean {
  return daysBetween(today, day) >= 0 && day <= latestEnd(today, arrival)
}

export type CastVote = { readonly lodgingId: number; readonly vote: Vote }

export type RankedLodging = Readonly<Record<Vote, number>> & {
  readonly lodgingId: number
  /** 1 is the best; ties share a place, and the next one is skipped. Null without votes. */
  readonly place: number | null
}

/**
 * Ranks by votes in favour minus votes against; a maybe only breaks ties. A house without votes ranks before one with a
 * negative balance. Ties keep the order of the list.
 */
export function rankLodgings(lodgingIds: readonly number[], cast: readonly CastVote[]): RankedLodging[] {
  const counted = lodgingIds.map((lodgingId) => {
    const count = (vote: Vote): number => cast.filter((one) => one.lodgingId === lodgingId && one.vote === vote).length
    return { lodgingId, yes: count('yes'), maybe: count('maybe'), no: count('no') }
  })
  const ranked = counted.toSorted(compareLodgings)
  return ranked.map((house) => ({
    ...house,
    place: isVotedOn(house) ? ranked.findIndex((other) => compareLodgings(other, house) === 0) + 1 : null,
  }))
}

type Counted = Readonly<Record<Vote, number>>

function isVotedOn({ yes, maybe, no }: Counted): boolean {
  return yes + maybe + no > 0
}

function compareLodgings(a: Counted, b: Counted): number {
  return b.yes - b.no - (a.yes - a.no) || b.maybe - a.maybe || b.yes - a.yes
}
