import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { IconButton } from '@marram/ui/icon-button'
import { Picture } from '@marram/ui/picture'
import { presentCard } from '../kit/house-card/present-card.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import type { StayWish } from './favorites-address.ts'
import { useCardStay } from './use-card-stay.ts'

type HousesProps = {
  readonly houses: readonly LodgingCard[]
  readonly stay: StayWish | null
  readonly onTakeAway: (lodgingId: number) => void
}

/** Who stands in which column: picture, name, price, and the way out. Two must stay: one house alone is no comparison. */
export function ComparisonHead({ houses, stay, onTakeAway }: HousesProps) {
  const removal = houses.length > 2 && { onTakeAway }
  const { compare } = usePageMessages('favorites')
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{compare.property}</span>
        </th>
        {houses.map((lodging) => (
          <HouseHead key={lodging.id} lodging={lodging} stay={stay} {...removal} />
        ))}
      </tr>
      <tr>
        <th scope="row">{compare.price}</th>
        {houses.map((lodging) => (
          <PriceCell key={lodging.id} lodging={lodging} stay={stay} />
        ))}
      </tr>
    </thead>
  )
}

type HouseProps = { readonly lodging: LodgingCard; readonly stay: StayWish | null }

function HouseHead({ lodging, stay, onTakeAway }: HouseProps & Partial<Pick<HousesProps, 'onTakeAway'>>) {
  const { scope, messages } = usePageContext()
  const { compare } = usePageMessages('favorites')
  const { href, pictures, number, title } = presentCard(lodging, scope.edition, messages, useCardStay(stay, null))
  const [picture] = pictures
  return (
    <th scope="col" className="comparison__house">
      {picture ? <Picture {...picture} width={320} height={213} /> : null}
      <span className="small muted">{number}</span>
      <a href={href}>{title}</a>
      {onTakeAway ? (
        <IconButton
          icon="x"
          appearance="solid"
          label={compare.takeAway(number)}
          onClick={() => onTakeAway(lodging.id)}
        />
      ) : null}
    </th>
  )
}

function PriceCell({ lodging, stay }: HouseProps) {
  const { scope, messages } = usePageContext()
  const { card } = usePageMessages('favorites')
  const { price } = presentCard(lodging, scope.edition, messages, useCardStay(stay, lodging.option))
  if (!price) return <td>{stay === null ? card.soldOut : card.notFree}</td>
  return (
    <td>
      <b className="comparison__price">{price.total}</b>
      <span className="small">
        {price.stay.nights}, {price.stay.dates}
      </span>
      <span className="small muted">{price.note}</span>
    </td>
  )
}
