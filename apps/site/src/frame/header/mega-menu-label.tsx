import { Badge } from '@marram/ui/badge'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { MenuItem } from '../frame-data.ts'

/** A title with its label. If both say "Last Minute", the title itself is styled as the label. */
export function MenuTitle({ item }: { item: MenuItem }) {
  const { header } = usePageContext().messages
  if (item.label === null) return item.title
  if (item.label === 'news') {
    return (
      <>
        {item.title} <Badge kind="new">{header.news}</Badge>
      </>
    )
  }
  const saysItself = /last[\s-]minute/i.test(item.title) || item.title === header.lastMinute
  if (saysItself) {
    return (
      <Badge kind="last-minute" className="badge--title">
        {item.title}
      </Badge>
    )
  }
  return (
    <>
      {item.title} <Badge kind="last-minute">{header.lastMinute}</Badge>
    </>
  )
}
