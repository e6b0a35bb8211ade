import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { defaultDuration } from '@marram/domain/change-day'
import { daysBetween, type IsoDay } from '@marram/domain/iso-day'
import { defaultParty, type Party } from '@marram/domain/party'
import type { StayCalendar } from '@marram/domain/stay-calendar'
import { nearestDuration } from '@marram/domain/stay-position'
import type { StayQuery } from '@marram/domain/stay-query'

/** The guest's choice at a house. Without an arrival nothing is bookable. */
export type StayChoice = Readonly<{ arrival: IsoDay | null; duration: number; party: Party }>

/** The initial choice of every visitor: the cheapest stay, or else the first free one. */
export function defaultChoice(
  { cheapestOptions: [cheapest] }: Pick<LodgingPage, 'cheapestOptions'>,
  calendar: StayCalendar,
): StayChoice {
  const offer = (cheapest && calendar.findOffer(cheapest.arrival, cheapest.duration)) ?? calendar.findFirst()
  return { arrival: offer?.arrival ?? null, duration: offer?.duration ?? defaultDuration, party: defaultParty }
}

/**
 * A requested day and duration are kept even if unavailable, so that the page can give the reason. Missing parts are
 * filled in with a bookable stay.
 */
export function resolveWish(wish: StayQuery, initial: StayChoice, calendar: StayCalendar): StayChoice {
  const party = wish.party ?? initial.party
  if (initial.arrival === null) return { ...initial, party }
  if (wish.arrival !== null) {
    const nearest = nearestDuration(calendar.durationsFor(wish.arrival), defaultDuration)
    return { arrival: wish.arrival, duration: wish.duration ?? nearest ?? defaultDuration, party }
  }
  const cheapest = wish.duration === null ? null : calendar.findCheapest(wish.duration)
  return cheapest ? { arrival: cheapest.arrival, duration: cheapest.duration, party } : { ...initial, party }
}

/** A search for a day means its changeover weekend: it matches a stay that begins up to two days off. */
export function snapToNearbyStay(choice: StayChoice, calendar: StayCalendar): StayChoice {
  const { arrival, duration } = choice
  if (arrival === null || calendar.findOffer(arrival, duration) !== null) return choice
  const nearest = calendar.findNearest(arrival, duration)
  return nearest && Math.abs(daysBetween(arrival, nearest.arrival)) <= 2
    ? { ...choice, arrival: nearest.arrival }
    : choice
}
