export const weatherSchema = /* GraphQL */ `
  extend type Query {
    "Weather of an area now and in the coming week; null when the area is unknown or nobody can say."
    areaWeather(areaId: Int!): AreaWeather
  }

  type AreaWeather {
    id: Int!
    "The number that content entries of type area keep as bsId."
    areaId: Int!
    "For which moment the figures hold."
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
    "Today and the six days after it, as far as the source reaches."
    days: [WeatherDay!]!
    meta: WeatherMeta!
  }

  type WeatherDay {
    day: Day!
    "As the middle of the day looks."
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
    "Whom to name beside the figures; null when nobody asks for it."
    attribution: String
  }
`
