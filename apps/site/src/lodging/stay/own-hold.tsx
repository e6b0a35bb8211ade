import type { Hold } from '@marram/contract/booking/placed'
import { nights, stayFrom, staysOverlap } from '@marram/domain/stay'
import { presentStayQuery } from '@marram/domain/stay-query'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { useQuery } from '@tanstack/react-query'
import type { StayChoice } from './stay-choice.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { useStayTexts } from './stay-texts.ts'

/**
 * Nights that this guest holds in another tab are taken for other guests but not for this one. Only the browser checks,
 * and only if the chosen nights are taken: the cached page is the same for all guests.
 */
export function useOwnHold(lodgingId: number): Hold | null {
  const { choice, refusal } = useStayChoice()
  const { data } = useQuery({ ...ownHoldQuery, enabled: refusal === 'taken' && typeof window !== 'undefined' })
  return data && isOwn(data, lodgingId, choice) ? data : null
}

const ownHoldQuery = {
  queryKey: ['own-hold'],
  queryFn: async (): Promise<Hold | null> => {
    const [reply, { readHold }] = await Promise.all([
      fetch('/api/booking/visit/', { headers: { accept: 'application/json' } }),
      import('@marram/contract/booking/flow'),
    ])
    return reply.ok ? readHold(await reply.json()) : null
  },
  staleTime: 0,
}

/** @internal */
export function isOwn(hold: Omit<Hold, 'expiresAt'>, lodgingId: number, { arrival, duration }: StayChoice): boolean {
  return hold.lodgingId === lodgingId && arrival !== null && staysOverlap(hold, stayFrom(arrival, duration))
}

/** Links back to the booking in progress. */
export function OwnHold({ hold }: { hold: Hold }) {
  const { choice } = useStayChoice()
  const { format, texts } = useStayTexts()
  const { lodgingId, arrival, departure, remainingSeconds } = hold
  const held = { arrival, duration: nights(hold), party: choice.party }
  const minutes = Math.max(1, Math.ceil(remainingSeconds / 60))
  return (
    <>
      <Notice kind="good" icon="clock" announce>
        {texts.quote.ownHold(format.dayRange(arrival, departure), texts.quote.minutes(minutes))}
      </Notice>
      <Button colour="CTA" wide href={`/booking/step2/${presentStayQuery(`?lodgingId=${lodgingId}`, held)}`}>
        {texts.quote.continueBooking}
      </Button>
    </>
  )
}
