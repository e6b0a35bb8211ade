import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { YearSeason } from '@marram/domain/energy-estimate'
import { type SeasonCost, seasonCosts } from './energy-figures.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { useStayTexts } from './stay-texts.ts'

/** The same stay in winter, spring, summer and autumn: heating is most of it. */
export function EnergySeasons({ lodging, chosen }: { lodging: LodgingPage; chosen: YearSeason | null }) {
  const { choice, currency } = useStayChoice()
  const { texts } = useStayTexts()
  const costs = seasonCosts(lodging, choice.duration, choice.party, currency)
  const most = Math.max(0, ...costs.map(({ amount }) => amount ?? 0))
  if (most === 0) return null
  return (
    <table className="energy__seasons">
      <caption className="small muted">{texts.energy.table}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.energy.season}</th>
          <th scope="col">{texts.energy.cost}</th>
        </tr>
      </thead>
      <tbody>
        {costs.map((cost) => (
          <SeasonRow key={cost.season} cost={cost} most={most} isChosen={cost.season === chosen} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Readonly<{ cost: SeasonCost; most: number; isChosen: boolean }>

function SeasonRow({ cost: { season, amount }, most, isChosen }: RowProps) {
  const { currency } = useStayChoice()
  const { format, texts } = useStayTexts()
  return (
    <tr className={isChosen ? 'energy__season energy__season--chosen' : 'energy__season'}>
      <th scope="row">
        {texts.energy.months[season]}
        {isChosen ? <small>{texts.energy.chosen}</small> : null}
      </th>
      <td>
        <span className="meter" aria-hidden="true">
          <i style={{ width: `${((amount ?? 0) / most) * 100}%` }} />
        </span>
        <span className="num">
          {amount === null ? texts.energy.unknown : texts.quote.about(format.money(amount, currency))}
        </span>
      </td>
    </tr>
  )
}
