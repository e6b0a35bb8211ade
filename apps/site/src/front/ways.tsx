import { Icon } from '@marram/ui/icon'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useLoaded } from '../kit/use-loaded.ts'
import { waysQuery } from './front-queries.ts'

/** Links to all lists, which editors maintain as the menu `front`. */
export function Ways() {
  const ways = useLoaded(waysQuery(usePageContext().scope)) ?? none
  if (ways.length === 0) return null
  return (
    <nav className="wrap section section--tight" aria-labelledby="ways">
      <WayList ways={ways} />
    </nav>
  )
}

const none: readonly never[] = []

type Way = { readonly title: string; readonly text: string | null; readonly href: string }

function WayList({ ways }: { readonly ways: readonly Way[] }) {
  const title = usePageMessages('front').ways
  return (
    <>
      <h2 id="ways" className="ways__title">
        {title}
      </h2>
      <ul className="ways">
        {ways.map(({ title, text, href }) => (
          <li key={href}>
            <a className="way" href={href}>
              <span>
                <b>{title}</b>
                {text ? <span className="small muted">{text}</span> : null}
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
