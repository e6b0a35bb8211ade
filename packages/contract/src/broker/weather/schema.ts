export const weatherSchema = /* GraphQL */ `
  extend type Query {
    "Weather of an area now and in the coming week; null if the area or its weather is unknown."
    areaWeather(areaId: Int!): AreaWeather
  }

  type AreaWeather {
    id: Int!
    "The bsId of content entries of type area."
    areaId: Int!
    "Time of the figures."
    time: Instant!
    lat: Float!
    lng: Float!
    "At sea level, hPa."
    airPressure: Float
    "Degrees Celsius."
    airTemperature: Float!
    "Percent of the sky."
    cloudAreaFraction: Float
    "Percent."
    relativeHumidity: Float
    "Degrees, 0 is north."
    windFromDirection: Float
    "Metres per second."
    windSpeed: Float!
    "Symbol codes of MET Norway, such as partlycloudy_day."
    symbolNext1Hours: String
    symbolNext6Hours: String
    symbolNext12Hours: String
    "Today and the next six days, as far as the source has them."
    days: [WeatherDay!]!
    meta: WeatherMeta!
  }

  type WeatherDay {
    day: Day!
    "At midday."
    symbol: String
    minTemperature: Float!
    maxTemperature: Float!
    "Strongest of the day, metres per second."
    maxWindSpeed: Float!
    precipitationMm: Float!
  }

  type WeatherMeta {
    "met-norway is a forecast. climate-model is what the time of year is usually like: never show it as a forecast."
    source: String! @weatherSource
    updatedAt: Instant!
    "Attribution to show with the figures; null if not required."
    attribution: String
  }
`
