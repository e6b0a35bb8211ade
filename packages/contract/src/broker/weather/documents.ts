import * as v from 'valibot'
import { defineOperation } from '../../graphql-operation.ts'
import { areaWeather } from './shapes.ts'

export const areaWeatherQuery = defineOperation<{ areaId: number }>()({
  name: 'AreaWeather',
  kind: 'query',
  text: /* GraphQL */ `query AreaWeather($areaId: Int!) {
  areaWeather(areaId: $areaId) {
    id areaId time lat lng
    airPressure airTemperature cloudAreaFraction relativeHumidity windFromDirection windSpeed
    symbolNext1Hours symbolNext6Hours symbolNext12Hours
    days { day symbol minTemperature maxTemperature maxWindSpeed precipitationMm }
    meta { source updatedAt attribution }
  }
}`,
  reply: v.object({ areaWeather: v.nullable(areaWeather) }),
})

export const weatherOperations = [areaWeatherQuery]
