import { type ChangeOver, changeOvers, offices } from '@marram/contract/desk/today'
import type { IsoDay } from '@marram/domain/iso-day'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { asking } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import { sumByOffice } from './sum-by-office.ts'
import { words } from './words.ts'

/** Arrivals and departures of the day by office. */
export function ChangeOvers({ day }: { readonly day: IsoDay }) {
  const id = useId()
  const { data: shares, isError } = useQuery(asking(changeOvers, { day }))
  // Without the offices there is one line for all.
  const { data: known = [] } = useQuery(asking(offices, {}))
  const { rows, total } = sumByOffice(shares ?? [], known, words.elsewhere)
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel__head">
        <h2 id={id}>{words.changeOver}</h2>
        {shares && total.arrivals > 0 && <span className="muted">{words.summary(total.arrivals, total.ready)}</span>}
      </div>
      {isError && <p className="pad late">{words.failed}</p>}
      {shares?.length === 0 && <p className="pad muted">{words.none}</p>}
      {rows.length > 0 && (
        <table className="t change">
          <thead>
            <tr>
              <th scope="col">{words.office}</th>
              <th scope="col" className="num">
                {words.departures}
              </th>
              <th scope="col" className="num">
                {words.metersRead}
              </th>
              <th scope="col" className="num sep">
                {words.arrivals}
              </th>
              <td />
              <th scope="col" className="num">
                <span className="key" aria-hidden="true" /> {words.ready}
              </th>
              <th scope="col" className="num">
                <span className="key key--c" aria-hidden="true" /> {words.open}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, ...share }) => (
              <Line key={name} name={name} share={share} />
            ))}
          </tbody>
          {rows.length > 1 && (
            <tfoot>
              <Line name={words.total} share={total} />
            </tfoot>
          )}
        </table>
      )}
    </section>
  )
}

type Counts = Omit<ChangeOver, 'areaId'>

function Line({ name, share }: { readonly name: string; readonly share: Counts }) {
  const { departures, metersRead, arrivals, ready } = share
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num" data-l={words.departures}>
        {format.number(departures)}
      </td>
      <td className="num" data-l={words.metersRead}>
        {format.number(metersRead)}
      </td>
      <td className="num sep" data-l={words.arrivals}>
        {format.number(arrivals)}
      </td>
      <td className="bar">
        {arrivals > 0 && (
          <span className="meter" aria-hidden="true">
            {ready > 0 && <i style={{ flexGrow: ready }} />}
            {arrivals > ready && <i className="c" style={{ flexGrow: arrivals - ready }} />}
          </span>
        )}
      </td>
      <td className="num" data-l={words.ready}>
        {format.number(ready)}
      </td>
      <td className="num" data-l={words.open}>
        {format.number(arrivals - ready)}
      </td>
    </tr>
  )
}
