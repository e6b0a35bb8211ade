import type { LodgingCard as LodgingCardData } from '@marram/contract/broker/lodging/shapes'
import { defaultParty } from '@marram/domain/party'
import { sharedListLimits, votes } from '@marram/domain/shared-list'
import { formatFor } from '@marram/i18n/format'
import { Button } from '@marram/ui/button'
import { LodgingCard } from '@marram/ui/lodging-card'
import { LodgingCardSkeleton } from '@marram/ui/skeleton'
import { bookingHref } from '../../kit/booking-href.ts'
import { presentCard } from '../../kit/lodging-card/present-card.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useCardStay, useOffer } from '../card-offer.ts'
import { ListForm } from './list-form.tsx'
import { LodgingComments } from './lodging-comments.tsx'
import { useSharedList } from './use-shared-list.ts'

type SharedLodgingProps = {
  readonly lodgingId: number
  /** Null if it is no longer let, or not loaded yet. */
  readonly lodging: LodgingCardData | null
  readonly name: string | null
  readonly isKnown: boolean
}

/** One house of the list: its price for the stay, votes and comments. */
export function SharedLodging({ lodgingId, lodging, name, isKnown }: SharedLodgingProps) {
  const number = (lodging?.name ?? name ?? String(lodgingId)).toUpperCase()
  return (
    <section className="together__house" id={`house-${lodgingId}`} aria-label={number}>
      {lodging ? <SharedLodgingCard lodging={lodging} /> : <GoneLodging number={number} isKnown={isKnown} />}
      <Opinions lodgingId={lodgingId} number={number} />
    </section>
  )
}

function GoneLodging({ number, isKnown }: { readonly number: string; readonly isKnown: boolean }) {
  const { house } = usePageMessages('together')
  return isKnown ? <p className="panel">{house.gone(number)}</p> : <LodgingCardSkeleton />
}

/** Taken in the meantime: the card says so, and links to the nearest available stay. */
function SharedLodgingCard({ lodging }: { readonly lodging: LodgingCardData }) {
  const { stay } = useSharedList().list
  const { scope, messages } = usePageContext()
  const { house } = usePageMessages('together')
  const { shown, notice, isTaken } = useOffer(lodging, stay)
  const card = presentCard(shown, scope.edition, messages, useCardStay(stay, shown.option))
  const { option } = lodging
  return (
    <>
      <LodgingCard {...card} headingLevel={2} notice={notice} />
      {option ? (
        <Button
          className="together__book"
          colour="CTA"
          rel="nofollow"
          href={bookingHref(lodging.id, {
            arrival: option.arrival,
            duration: option.duration,
            party: stay?.party ?? defaultParty,
          })}
        >
          {house.book} <span className="visually-hidden">{card.number}</span>
        </Button>
      ) : isTaken ? (
        <Button className="together__book" href={card.href ?? '/'}>
          {house.otherDates} <span className="visually-hidden">{card.number}</span>
        </Button>
      ) : null}
    </>
  )
}

type AboutLodging = { readonly lodgingId: number; readonly number: string }

/** Votes and comments of the house, and the forms for both; empty if there is neither. */
function Opinions({ lodgingId, number }: AboutLodging) {
  const { list } = useSharedList()
  const isOpen = list.state === 'open'
  const isRemovable = list.you?.isOwner === true && list.lodgingIds.length > 1
  const isSilent = ![...list.votes, ...list.comments].some((said) => said.lodgingId === lodgingId)
  const isFull = list.you === null && list.people.length >= sharedListLimits.people
  if (isSilent && !isRemovable && (!isOpen || isFull)) return null
  return (
    <div className="panel together__votes">
      {isOpen && list.you !== null ? <VoteForm lodgingId={lodgingId} number={number} /> : null}
      <Voters lodgingId={lodgingId} />
      <LodgingComments lodgingId={lodgingId} number={number} />
      {isRemovable ? <RemoveLodging lodgingId={lodgingId} number={number} /> : null}
    </div>
  )
}

/** Three buttons; pressing the selected one removes the vote. */
function VoteForm({ lodgingId, number }: AboutLodging) {
  const { list } = useSharedList()
  const { vote: texts } = usePageMessages('together')
  const ownVote = list.votes.find((one) => one.lodgingId === lodgingId && one.person === list.you?.number)?.vote ?? null
  return (
    <ListForm intent="vote" about={{ lodgingId }}>
      <fieldset className="vote">
        <legend className="field__label">{texts.legend(number)}</legend>
        {votes.map((vote) => (
          <button
            key={vote}
            type="submit"
            name="vote"
            value={ownVote === vote ? '' : vote}
            className="vote__button"
            data-vote={vote}
            aria-pressed={ownVote === vote}
          >
            {texts[vote]}
          </button>
        ))}
      </fieldset>
      {ownVote === null ? null : <p className="small muted">{texts.hint}</p>}
    </ListForm>
  )
}

function Voters({ lodgingId }: { readonly lodgingId: number }) {
  const { list } = useSharedList()
  const { vote: texts } = usePageMessages('together')
  const { edition } = usePageContext().scope
  const namesOf = (vote: (typeof votes)[number]): string[] =>
    list.votes.flatMap((one) =>
      one.lodgingId === lodgingId && one.vote === vote
        ? list.people.flatMap(({ number, name }) => (number === one.person ? [name] : []))
        : [],
    )
  const cast = votes.map((vote) => ({ vote, names: namesOf(vote) })).filter(({ names }) => names.length > 0)
  if (cast.length === 0) return null
  return (
    <dl className="voters">
      {cast.map(({ vote, names }) => (
        <div key={vote}>
          <dt data-vote={vote}>{texts[vote]}</dt>
          <dd>{formatFor(edition).list(names)}</dd>
        </div>
      ))}
    </dl>
  )
}

function RemoveLodging({ lodgingId, number }: AboutLodging) {
  const { owner } = usePageMessages('together')
  return (
    <ListForm intent="remove-house" about={{ lodgingId }}>
      <div>
        <Button type="submit" colour="Text" size="small" icon="trash" aria-label={owner.removeHouseOf(number)}>
          {owner.removeHouse}
        </Button>
      </div>
    </ListForm>
  )
}
