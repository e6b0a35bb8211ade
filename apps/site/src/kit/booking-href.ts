import { type ChosenStay, presentStayQuery } from '@marram/domain/stay-query'

export function bookingHref(lodgingId: number, stay: ChosenStay): string {
  return `/booking/step1/${presentStayQuery(`?lodgingId=${lodgingId}`, stay)}`
}
