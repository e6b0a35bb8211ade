import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { IconButton } from '@marram/ui/icon-button'
import { Picture } from '@marram/ui/picture'
import { presentCard } from '../pages/present-card.ts'
import { usePageContext } from '../scope/page-context.ts'
import { usePageMessages } from '../scope/page-messages.ts'
import { setCompared } from './compared-houses.ts'
import type { StayWish } from './favorites-address.ts'
import { useCardStay } from './use-card-stay.ts'

type HousesProps = { readonly houses: readonly LodgingCard[]; readonly stay: StayWish | null }

/** Who stands in which column: picture, name, price, and the way out. */
export function ComparisonHead({ houses, stay }: HousesProps) {
  const { compare } = usePageMessages('favorites')
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{compare.property}</span>
        </th>
        {houses.map((lodging) => (
          <HouseHead key={lodging.id} lodging={lodging} stay={stay} canGo={houses.length > 2} />
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

function HouseHead({ lodging, stay, canGo }: HouseProps & { canGo: boolean }) {
  const { scope, messages } = usePageContext()
  const { compare } = usePageMessages('favorites')
  const { href, pictures, number, title } = presentCard(lodging, scope.edition, messages, useCardStay(stay, null))
  const [picture] = pictures
  return (
    <th scope="col" className="comparison__house">
      {picture ? <Picture {...picture} width={320} height={213} /> : null}
      <span className="small muted">{number}</span>
      <a href={href}>{title}</a>
      {canGo ? (
        <IconButton
          icon="x"
          appearance="solid"
          label={compare.takeAway(number)}
          onClick={() => setCompared(lodging.id, false)}
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
