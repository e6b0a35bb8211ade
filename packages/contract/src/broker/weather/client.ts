import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import { areaWeatherQuery } from './documents.ts'
import type { AreaWeather } from './shapes.ts'

export type WeatherClient = {
  areaWeather(variables: { areaId: number }, options?: CallOptions): Promise<AreaWeather | null>
}

export function createWeatherClient(graphql: GraphqlClient): WeatherClient {
  return {
    areaWeather: async (variables, options) =>
      (await graphql.run(areaWeatherQuery, variables, options)).data.areaWeather,
  }
}
