import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { defaultParty } from '@marram/domain/party'
import type { RequestedStay } from '@marram/domain/stay'
import { formatFor } from '@marram/i18n/format'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { classNames } from '@marram/ui/class-names'
import { IconButton } from '@marram/ui/icon-button'
import { Notice } from '@marram/ui/notice'
import { Picture } from '@marram/ui/picture'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { bookingHref } from '../kit/booking-href.ts'
import { presentCard } from '../kit/lodging-card/present-card.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { type CardOffer, useCardStay, useOffers } from './card-offer.ts'
import { type ComparisonGroup, type ComparisonRow, compareLodgings, onlyDifferences } from './comparison.ts'
import { comparedFacilitiesQuery } from './lodgings-query.ts'

type ComparisonTableProps = {
  readonly houses: readonly LodgingCard[]
  readonly stay: RequestedStay | null
  readonly onTakeAway: (lodgingId: number) => void
}

/** Up to four houses side by side. A phone shows two at a time, with the name of each row above its values. */
export function ComparisonTable({ houses, stay, onTakeAway }: ComparisonTableProps) {
  const { compare: texts } = usePageMessages('favorites')
  const { scope } = usePageContext()
  const [isShort, setIsShort] = useState(false)
  const { data, isError } = useQuery(
    comparedFacilitiesQuery(
      scope,
      houses.map(({ id }) => id),
    ),
  )
  const offers = useOffers(houses, stay)
  const compared = offers.map(({ shown: card }) => ({
    card,
    facilities: data?.find(({ lodgingId }) => lodgingId === card.id)?.facilities ?? null,
  }))
  const all = compareLodgings(compared, { texts, format: formatFor(scope.edition) })
  const groups = isShort ? onlyDifferences(all) : all
  return (
    <div className="stack">
      {isError ? <Notice kind="sand">{texts.facilitiesFailed}</Notice> : null}
      <Checkbox
        label={texts.onlyDifferences}
        checked={isShort}
        onChange={(event) => setIsShort(event.currentTarget.checked)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section of its own would be one more landmark */}
      <div className="comparison" role="group" tabIndex={0} aria-label={texts.table}>
        <table data-houses={houses.length}>
          <ComparisonHead offers={offers} stay={stay} onTakeAway={onTakeAway} />
          {groups.map((group) => (
            <GroupRows key={group.key} group={group} columns={houses.length} />
          ))}
        </table>
      </div>
      {groups.length === 0 ? <p>{texts.noDifferences}</p> : null}
    </div>
  )
}

function GroupRows({ group: { title, rows }, columns }: { group: ComparisonGroup; columns: number }) {
  return (
    <tbody>
      <tr className="comparison__group">
        <th scope="rowgroup" colSpan={columns + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </tbody>
  )
}

function Row({ row: { label, values, differs, standsOut } }: { row: ComparisonRow }) {
  const { compare } = usePageMessages('favorites')
  return (
    <tr className={classNames(differs ? 'comparison__difference' : 'comparison__same')}>
      <th scope="row">
        {label}
        {differs ? <span className="visually-hidden"> ({compare.differs})</span> : null}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the column is the value's only identity
        <Fragment key={index}>
          <td className={classNames(value === compare.no && 'muted', standsOut[index] && 'comparison__odd')}>
            {value}
          </td>
        </Fragment>
      ))}
    </tr>
  )
}

type HeadProps = {
  readonly offers: readonly CardOffer[]
  readonly stay: RequestedStay | null
  readonly onTakeAway: (lodgingId: number) => void
}

/**
 * The column heads: picture, name, price, and a remove button. At least two houses stay, since one house alone is no
 * comparison.
 */
function ComparisonHead({ offers, stay, onTakeAway }: HeadProps) {
  const removal = offers.length > 2 && { onTakeAway }
  const { compare } = usePageMessages('favorites')
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{compare.property}</span>
        </th>
        {offers.map((offer) => (
          <LodgingHead key={offer.shown.id} offer={offer} stay={stay} {...removal} />
        ))}
      </tr>
      <tr>
        <th scope="row">{compare.price}</th>
        {offers.map((offer) => (
          <PriceCell key={offer.shown.id} offer={offer} stay={stay} />
        ))}
      </tr>
      <tr className="no-print">
        <th scope="row">
          <span className="visually-hidden">{compare.book}</span>
        </th>
        {offers.map((offer) => (
          <BookCell key={offer.shown.id} offer={offer} stay={stay} />
        ))}
      </tr>
    </thead>
  )
}

type OfferProps = { readonly offer: CardOffer; readonly stay: RequestedStay | null }

function LodgingHead({ offer: { shown }, stay, onTakeAway }: OfferProps & Partial<Pick<HeadProps, 'onTakeAway'>>) {
  const { scope, messages } = usePageContext()
  const { compare } = usePageMessages('favorites')
  const { href, pictures, number, title } = presentCard(shown, scope.edition, messages, useCardStay(stay, shown.option))
  const [picture] = pictures
  return (
    <th scope="col" className="comparison__house">
      {picture ? <Picture {...picture} width={320} height={213} /> : null}
      <span className="small muted">{number}</span>
      <a href={href}>{title}</a>
      {onTakeAway ? (
        <div className="card__heart">
          <IconButton
            icon="x"
            appearance="solid"
            label={compare.takeAway(number)}
            onClick={() => onTakeAway(shown.id)}
          />
        </div>
      ) : null}
    </th>
  )
}

/** The price of the stay; a taken house says so and shows its nearest available one. */
function PriceCell({ offer: { shown, notice }, stay }: OfferProps) {
  const { scope, messages } = usePageContext()
  const { price } = presentCard(shown, scope.edition, messages, useCardStay(stay, shown.option))
  return (
    <td>
      {notice ? <span className="small comparison__notice">{notice}</span> : null}
      {price ? (
        <>
          <b className="comparison__price">{price.total}</b>
          <span className="small">
            {price.stay.nights}, <span className="comparison__dates">{price.stay.dates}</span>
          </span>
          <span className="small muted">{messages.lodging.priceNote}</span>
        </>
      ) : null}
    </td>
  )
}

/** Books the stay whose price is shown above. */
function BookCell({ offer: { shown }, stay }: OfferProps) {
  const { compare } = usePageMessages('favorites')
  const { id, name, option } = shown
  if (option === null) return <td />
  const { arrival, duration } = option
  const number = name.toUpperCase()
  return (
    <td>
      <Button
        colour="CTA"
        size="small"
        wide
        href={bookingHref(id, { arrival, duration, party: stay?.party ?? defaultParty })}
        rel="nofollow"
      >
        {compare.book} <span className="visually-hidden">{number}</span>
      </Button>
    </td>
  )
}
