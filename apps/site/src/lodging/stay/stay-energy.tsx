import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { type YearSeason, yearSeason } from '@marram/domain/energy-estimate'
import {
  type EnergyTotal,
  energyParts,
  energyTotal,
  type MeteredEstimate,
  meteredEstimates,
  meteredKind,
} from '@marram/domain/item-charge'
import type { Currency } from '@marram/domain/money'
import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { energyFactsText, type SeasonCost, seasonCosts, staysBehind } from './energy-figures.ts'
import type { StayChoice } from './stay-choice.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { partyText, type StayTexts, useStayTexts } from './stay-texts.ts'

const units = { kwh: 'kWh', m3: 'm³' } as const
const icons = { electricity: 'zap', water: 'droplets', other: 'flame' } as const

/** Estimated consumption, from the meters of earlier stays or from facts of the house. */
export function StayEnergy({ lodging }: { lodging: LodgingPage }) {
  const { choice, quote, currency } = useStayChoice()
  const stayTexts = useStayTexts()
  const { texts } = stayTexts
  const estimates = quote?.meteredEstimates ?? meteredEstimates(lodging.pricePlan.items, [], currency)
  if (estimates.length === 0) return null
  const season = choice.arrival === null ? null : yearSeason(choice.arrival)
  const total = energyTotal(estimates)
  const parts = energyParts(estimates)
  return (
    <section className="house__section" aria-labelledby="energy-title">
      <h2 id="energy-title">{texts.energy.title}</h2>
      <Panel flat className="energy">
        <EnergySum total={total} currency={currency} />
        <dl className="energy__parts">
          {estimates.map((estimate, index) => (
            <EnergyPart key={estimate.itemId} estimate={estimate} amount={parts[index] ?? null} currency={currency} />
          ))}
        </dl>
        <EnergySeasons lodging={lodging} chosen={season} />
        <p className="small muted energy__note">
          {total === null ? null : `${reason(lodging, estimates, choice, stayTexts)} `}
          {texts.energy.settled}
        </p>
      </Panel>
    </section>
  )
}

/** The basis of the estimate: the metered stays, or the facts for the model. */
function reason(
  lodging: LodgingPage,
  estimates: readonly MeteredEstimate[],
  choice: StayChoice,
  stayTexts: StayTexts,
): string {
  const { energy } = stayTexts.texts
  const stays = staysBehind(estimates)
  return stays === null ? energy.modelled(energyFactsText(lodging, choice, stayTexts)) : energy.basis(stays)
}

function EnergySum({ total, currency }: { total: EnergyTotal | null; currency: Currency }) {
  const { choice } = useStayChoice()
  const { format, texts } = useStayTexts()
  if (total === null || choice.arrival === null) {
    return (
      <div className="energy__sum">
        <b>{texts.energy.nothing}</b>
        <span className="small muted">{texts.energy.nothingText}</span>
      </div>
    )
  }
  const season = texts.energy.seasons[yearSeason(choice.arrival)]
  return (
    <div className="energy__sum">
      <span className="energy__amount num">{texts.quote.about(format.money(total.amount, currency))}</span>
      <span>{texts.energy.range(format.money(total.low, currency), format.money(total.high, currency))}</span>
      <span className="small muted">
        {texts.energy.forStay(partyText(choice.party, texts), texts.nights(choice.duration), season)}
      </span>
    </div>
  )
}

type PartProps = Readonly<{ estimate: MeteredEstimate; amount: number | null; currency: Currency }>

function EnergyPart({ estimate, amount, currency }: PartProps) {
  const { format, texts } = useStayTexts()
  const { type, meteredQuantity, unitPrice, expectedQuantity } = estimate
  const unit = meteredQuantity === null ? '' : units[meteredQuantity]
  const kind = meteredKind(type)
  return (
    <div>
      <dt>
        <Icon name={icons[kind]} /> {texts.energy.items[kind]}
      </dt>
      <dd>
        {expectedQuantity === null || amount === null ? null : (
          <b className="num">
            {format.number(expectedQuantity, expectedQuantity < 10 ? 1 : 0)} {unit} · {format.money(amount, currency)}
          </b>
        )}
        <span className="small muted">{texts.energy.perUnit(format.money(unitPrice, currency), unit)}</span>
      </dd>
    </div>
  )
}

/** The same stay in winter, spring, summer and autumn: heating is the largest part of it. */
function EnergySeasons({ lodging, chosen }: { lodging: LodgingPage; chosen: YearSeason | null }) {
  const { choice, currency } = useStayChoice()
  const { texts } = useStayTexts()
  const costs = seasonCosts(lodging, choice, currency)
  const max = Math.max(0, ...costs.map(({ amount }) => amount ?? 0))
  if (max === 0) return null
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
          <SeasonRow key={cost.season} cost={cost} max={max} isChosen={cost.season === chosen} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Readonly<{ cost: SeasonCost; max: number; isChosen: boolean }>

function SeasonRow({ cost: { season, amount }, max, isChosen }: RowProps) {
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
          <i style={{ width: `${((amount ?? 0) / max) * 100}%` }} />
        </span>
        <span className="num">
          {amount === null ? texts.quote.byMeter : texts.quote.about(format.money(amount, currency))}
        </span>
      </td>
    </tr>
  )
}
