import { addDays, daysBetween, type IsoDay } from './iso-day.ts'

/** What somebody thinks of a house, the best first. */
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

/** How long a list can be voted on: unless its owner says otherwise, and at most from the day on which he says so. */
export const votingDays = { usual: 14, max: 60 } as const
/** How long its result can still be read. Then everything goes, names first of all. */
export const keptDays = 30

/** `endsOn` is the last day of voting, unless the owner ended it on an earlier one. */
export type SharedListTimes = { readonly endsOn: IsoDay; readonly endedOn: IsoDay | null }

export type SharedListState = 'open' | 'ended' | 'over'

/** `ended` shows the result and takes nothing more; what is `over` is as good as deleted, whenever the job comes by. */
export function sharedListState(times: SharedListTimes, today: IsoDay): SharedListState {
  if (today > lastReadDay(times)) return 'over'
  return times.endedOn === null && today <= times.endsOn ? 'open' : 'ended'
}

/** The last day on which the list can be read at all. */
export function lastReadDay({ endsOn, endedOn }: SharedListTimes): IsoDay {
  return addDays(endedOn !== null && endedOn < endsOn ? endedOn : endsOn, keptDays)
}

/** The last day of voting that an owner may choose: nobody decides on a house after the day on which to be there. */
export function latestEnd(today: IsoDay, arrival: IsoDay | null): IsoDay {
  const latest = addDays(today, votingDays.max)
  return arrival !== null && arrival >= today && arrival < latest ? arrival : latest
}

/** What the owner need not change. */
export function usualEnd(today: IsoDay, arrival: IsoDay | null): IsoDay {
  const [usual, latest] = [addDays(today, votingDays.usual), latestEnd(today, arrival)]
  return usual < latest ? usual : latest
}

export function isPossibleEnd(day: IsoDay, today: IsoDay, arrival: IsoDay | null): boolean {
  return daysBetween(today, day) >= 0 && day <= latestEnd(today, arrival)
}

export type CastVote = { readonly lodgingId: number; readonly vote: Vote }

export type RankedHouse = Readonly<Record<Vote, number>> & {
  readonly lodgingId: number
  /** 1 is the best; equals share a place, and the next one is left out. Null as long as nobody has voted on the house. */
  readonly place: number | null
}

/**
 * Who has the most people for it once those against it are taken off; a maybe only counts between equals. A house that
 * nobody has voted on stands before one that people are against. What is equal stays in the order of the list.
 */
export function rankHouses(lodgingIds: readonly number[], cast: readonly CastVote[]): RankedHouse[] {
  const counted = lodgingIds.map((lodgingId) => {
    const count = (vote: Vote): number => cast.filter((one) => one.lodgingId === lodgingId && one.vote === vote).length
    return { lodgingId, yes: count('yes'), maybe: count('maybe'), no: count('no') }
  })
  const ranked = counted.toSorted(compareHouses)
  return ranked.map((house) => ({
    ...house,
    place: isVotedOn(house) ? ranked.findIndex((other) => compareHouses(other, house) === 0) + 1 : null,
  }))
}

type Counted = Readonly<Record<Vote, number>>

function isVotedOn({ yes, maybe, no }: Counted): boolean {
  return yes + maybe + no > 0
}

function compareHouses(a: Counted, b: Counted): number {
  return b.yes - b.no - (a.yes - a.no) || b.maybe - a.maybe || b.yes - a.yes
}
