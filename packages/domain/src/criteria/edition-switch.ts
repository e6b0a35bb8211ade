import type { Currency } from '../money.ts'
import { convertPriceStep } from '../price-steps.ts'
import { type Criteria, criteriaFrom } from './criterion.ts'
import { isCampaignParameter } from './query-order.ts'
import { parseUrlValue, presentUrlValue } from './url-value.ts'

/** Moves the maximum price to the same step of the other currency's slider. */
export function convertMaxPrice(criteria: Criteria, from: Currency, to: Currency): Criteria {
  const limit = criteria.get('maxPris')
  if (from === to || typeof limit?.value !== 'number') return criteria
  const converted = { ...limit, value: convertPriceStep(limit.value, from, to) }
  return criteriaFrom([...criteria].map(([key, criterion]) => [key, key === 'maxPris' ? converted : criterion]))
}

/** The query of the same search page in another edition: without tracking, and with prices in its currency. */
export function queryForEdition(params: URLSearchParams, from: Currency, to: Currency): URLSearchParams {
  const kept = new URLSearchParams()
  for (const [key, value] of params) {
    if (isCampaignParameter(key)) continue
    const limit = key === 'maxPris' ? parseUrlValue(key, value) : null
    const converted = limit && convertMaxPrice(new Map([['maxPris', limit]]), from, to).get('maxPris')
    kept.append(key, converted ? presentUrlValue('maxPris', converted) : value)
  }
  return kept
}
