import { rankLodgings, votes } from '@marram/domain/shared-list'
import { Panel } from '@marram/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { favoriteLodgingsQuery } from '../lodgings-query.ts'
import { useSharedList } from './use-shared-list.ts'

/** The ranking of the houses, best first; each links to its house below. */
export function Ranking() {
  const { list } = useSharedList()
  const { ranking: texts, vote: words } = usePageMessages('together')
  const { scope } = usePageContext()
  const { data } = useQuery(favoriteLodgingsQuery(scope, list.lodgingIds, list.stay))
  const ranked = rankLodgings(list.lodgingIds, list.votes)
  const nameOf = (id: number): string => {
    const card = data?.cards.find((one) => one.id === id)
    if (card) return `${card.name.toUpperCase()} · ${card.title}`
    return data?.places.find((one) => one.id === id)?.name.toUpperCase() ?? String(id)
  }
  return (
    <Panel className="stack stack--sm" aria-labelledby="ranking-title">
      <h2 className="minor" id="ranking-title">
        {list.state === 'open' ? texts.standing : texts.result}
      </h2>
      {list.votes.length === 0 ? (
        <p className="muted">{texts.nobody}</p>
      ) : (
        <ol className="ranking">
          {ranked.map((house) => (
            <li key={house.lodgingId} className="ranking__house" data-first={house.place === 1 ? '' : undefined}>
              <span className="ranking__place small">
                {house.place === null ? texts.noPlace : texts.place(house.place)}
              </span>
              <a href={`#house-${house.lodgingId}`}>{nameOf(house.lodgingId)}</a>
              <span className="ranking__counts small">
                <span className="visually-hidden">{texts.counts(house.yes, house.maybe, house.no)}</span>
                {votes.map((vote) => (
                  <span key={vote} aria-hidden="true" data-vote={vote}>
                    {words[vote]} {house[vote]}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="small muted">{texts.rule}</p>
    </Panel>
  )
}
