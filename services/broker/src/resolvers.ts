import { findEditionByLanguage } from '@marram/domain/edition'
import { parseIsoDay } from '@marram/domain/iso-day'
import { GraphQLScalarType } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import { loadAreas } from './area/load-areas.ts'
import type { BrokerContext } from './context.ts'
import { countLodgings } from './lodging/count-lodgings.ts'
import { loadFeatured } from './lodging/load-featured.ts'

type FeaturedArguments = {
  lan: number
  limit: number
  arrivalFrom?: string | null
  arrivalUntil?: string | null
  duration: number
}

const maxFeatured = 24

export const resolvers = {
  Day: new GraphQLScalarType({ name: 'Day', parseValue: parseDay, serialize: String }),
  Query: {
    lodgingCount: (_: unknown, { lan }: { lan: number }, context: BrokerContext) => {
      editionOf(lan)
      return countLodgings(context)
    },
    areas: (_: unknown, { lan }: { lan: number }, context: BrokerContext) => {
      editionOf(lan)
      return loadAreas(context)
    },
    featuredLodgings: (_: unknown, { lan, limit, duration, ...window }: FeaturedArguments, context: BrokerContext) =>
      loadFeatured(context, {
        edition: editionOf(lan),
        limit: Math.min(Math.max(0, limit), maxFeatured),
        duration,
        arrivalFrom: window.arrivalFrom ?? null,
        arrivalUntil: window.arrivalUntil ?? null,
      }),
  },
}

function editionOf(lan: number) {
  const edition = findEditionByLanguage(lan)
  if (!edition) throw refusal(`The language ${lan} was not valid: use 1, 2 or 7.`)
  return edition
}

function parseDay(input: unknown): string {
  const day = parseIsoDay(input)
  if (!day) throw refusal('A day is written YYYY-MM-DD.')
  return day
}

function refusal(message: string) {
  return createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })
}
