import { query } from '../operation.ts'

export const weatherQueries = {
  areaWeather: query(/* GraphQL */ `query AreaWeather($areaId: Int!) {
  areaWeather(areaId: $areaId) {
    id areaId time lat lng
    airPressure airTemperature cloudAreaFraction relativeHumidity windFromDirection windSpeed
    symbolNext1Hours symbolNext6Hours symbolNext12Hours
    days { day symbol minTemperature maxTemperature maxWindSpeed precipitationMm }
    meta { source updatedAt attribution }
  }
}`),
}
