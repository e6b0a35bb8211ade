import { usePageContext } from '../scope/page-context.ts'
import { type HouseLook, RememberedCard } from './remembered-card.tsx'

/** A house in any list, with a link to its page and a favourite button. */
export function HouseCard(props: Omit<HouseLook, 'notice'>) {
  const { messages } = usePageContext()
  const isTaken = props.stay !== undefined && props.lodging.option === null
  return <RememberedCard {...props} notice={isTaken ? messages.lodging.notFree : null} />
}
