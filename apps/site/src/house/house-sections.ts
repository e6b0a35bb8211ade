import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { HouseDescription } from './house-description.tsx'
import { HouseRules } from './house-rules.tsx'
import { HouseSearchData } from './house-search-data.tsx'
import { HouseSurroundings } from './house-surroundings.tsx'
import { QuoteBox } from './stay/quote-box.tsx'
import { StayPrices } from './stay/stay-prices.tsx'

// The server writes each of these at once; a browser fetches them apart from the first script of the page.

const LazyDescription = lazy(async () => ({ default: (await import('./house-description.tsx')).HouseDescription }))
const LazyPrices = lazy(async () => ({ default: (await import('./stay/stay-prices.tsx')).StayPrices }))
const LazyQuote = lazy(async () => ({ default: (await import('./stay/quote-box.tsx')).QuoteBox }))
const LazyRules = lazy(async () => ({ default: (await import('./house-rules.tsx')).HouseRules }))
const LazySurroundings = lazy(async () => ({ default: (await import('./house-surroundings.tsx')).HouseSurroundings }))

export const descriptionHere = createIsomorphicFn()
  .server(() => HouseDescription)
  .client(() => LazyDescription)
export const pricesHere = createIsomorphicFn()
  .server(() => StayPrices)
  .client(() => LazyPrices)
export const quoteHere = createIsomorphicFn()
  .server(() => QuoteBox)
  .client(() => LazyQuote)
export const rulesHere = createIsomorphicFn()
  .server(() => HouseRules)
  .client(() => LazyRules)
export const surroundingsHere = createIsomorphicFn()
  .server(() => HouseSurroundings)
  .client(() => LazySurroundings)
export const searchDataHere = createIsomorphicFn()
  .server(() => HouseSearchData)
  .client(() => null)
