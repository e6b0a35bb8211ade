import type { Figure } from '@marram/contract/desk/today'
import type { FigureKey } from '@marram/domain/desk/figure'
import { useRouter } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { format, moneyIn } from '../kit/format.ts'
import { sinceText } from '../kit/since-text.ts'
import type { Figures } from '../kit/use-figures.ts'
import { figurePlaces } from './figure-places.ts'
import { words } from './words.ts'

type Props = { readonly heading: string; readonly keys: readonly FigureKey[]; readonly figures: Figures }

export function FigurePanel({ heading, keys, figures }: Props) {
  const id = useId()
  const rows = keys.flatMap((key) => figures.of(key) ?? [])
  const waiting = rows.filter(({ count }) => count > 0)
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel__head">
        <h2 id={id}>{heading}</h2>
      </div>
      {rows.length < keys.length && figures.hasFailed && <p className="pad late">{words.failed}</p>}
      {waiting.length > 0 && (
        <ul className="rows">
          {waiting.map((figure) => (
            <FigureRow key={figure.key} figure={figure} />
          ))}
        </ul>
      )}
      {waiting.length === 0 && rows.length === keys.length && (
        <div className="done">
          <CircleCheck className="i" aria-hidden="true" />
          <b>{words.allDone}</b>
          {words.allDoneMore}
        </div>
      )}
    </section>
  )
}

function FigureRow({ figure: { key, count, since, amounts } }: { readonly figure: Figure }) {
  const { icon: Icon, href, isLate } = figurePlaces[key]
  const money = amounts.map(({ amount, currency }) => moneyIn(amount, currency))
  return (
    <li>
      <Row href={href}>
        <Icon className="i" aria-hidden="true" />
        <span>
          {words.figures[key]} {since !== null && <small className="sub">{words.since(sinceText(since))}</small>}
        </span>
        <span className={isLate ? 'num late' : 'num'}>
          {format.number(count)}
          {money.length > 0 && <small className="sub"> {money.join(', ')}</small>}
        </span>
      </Row>
    </li>
  )
}

function Row({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  const router = useRouter()
  if (href === null) return <div className="rows__a">{children}</div>
  return (
    <a
      className="rows__a"
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        router.history.push(href)
      }}
    >
      {children}
    </a>
  )
}
