import { GraphQLScalarType } from 'graphql'
import { loadAreas } from './area/load-areas.ts'
import { editionOf, parseArrival, parseDay } from './arguments.ts'
import { bookingFlowQueries } from './booking-flow/queries.ts'
import { dataStatusQueries } from './catalogue/data-status/queries.ts'
import { commentQueries } from './comment/queries.ts'
import { contestQueries } from './contest/queries.ts'
import type { BrokerContext } from './context.ts'
import { editorialQueries } from './editorial/queries.ts'
import { lodgingQueries } from './lodging/queries.ts'
import { lodgingPageQueries } from './lodging-page/queries.ts'
import { reviewQueries } from './review/queries.ts'
import { trustQueries } from './trust/queries.ts'
import { weatherQueries } from './weather/queries.ts'

export const resolvers = {
  Day: new GraphQLScalarType({ name: 'Day', parseValue: parseDay, serialize: String }),
  Arrival: new GraphQLScalarType({ name: 'Arrival', parseValue: parseArrival, serialize: String }),
  Instant: new GraphQLScalarType({ name: 'Instant', serialize: String }),
  Query: {
    areas: (_: unknown, { lan }: { lan: number }, context: BrokerContext) => {
      editionOf(lan)
      return loadAreas(context)
    },
    ...lodgingQueries,
    ...lodgingPageQueries,
    ...bookingFlowQueries,
    ...reviewQueries,
    ...weatherQueries,
    ...trustQueries,
    ...editorialQueries,
    ...contestQueries,
    ...commentQueries,
    ...dataStatusQueries,
  },
}
