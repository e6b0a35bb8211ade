import type { AreaWeather } from '@marram/contract/broker/weather/shapes'
import { type Format, formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { skyIcon, skyOf, windFrom } from '../kit/weather-words.ts'

type AreaWeatherNowProps = { readonly weather: AreaWeather | null; readonly area: string }

/** The current weather of an area. The climate data is labelled as a model: it shows averages, not a forecast. */
export function AreaWeatherNow({ weather, area }: AreaWeatherNowProps) {
  const { scope, messages } = usePageContext()
  const texts = usePageMessages('around').weather
  if (!weather) return <p className="panel panel--flat small muted weather-missing">{texts.unavailable}</p>
  const format = formatFor(scope.edition)
  const sky = skyOf(weather.symbolNext1Hours)
  const isUsual = weather.meta.source === 'climate-model'
  return (
    <section className="weather panel panel--flat" aria-label={texts.title(area)}>
      <div className="weather__now">
        <Icon name={skyIcon(sky)} size="large" />
        <div>
          <b className="weather__temp">{messages.weather.degrees(format.number(weather.airTemperature))}</b>
          <span className="small muted">{isUsual ? texts.usual(area) : texts.now(area)}</span>
        </div>
      </div>
      {isUsual ? null : <WeatherNext weather={weather} />}
      <ul className="weather__facts small">
        {weatherFacts(weather, texts, format).map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size="small" />
            {text}
          </li>
        ))}
      </ul>
      <p className="small muted weather__source">
        {isUsual ? messages.weather.climateModel : weather.meta.attribution}
      </p>
    </section>
  )
}

function WeatherNext({ weather }: { weather: AreaWeather }) {
  const texts = usePageMessages('around').weather
  const coming = [
    { hours: 1, symbol: weather.symbolNext1Hours },
    { hours: 6, symbol: weather.symbolNext6Hours },
    { hours: 12, symbol: weather.symbolNext12Hours },
  ]
  return (
    <ul className="weather__next">
      {coming.map(({ hours, symbol }) => (
        <li key={hours}>
          <span className="muted">{texts.next(hours)}</span>
          <Icon name={skyIcon(skyOf(symbol))} size="large" />
          <span className="visually-hidden">{texts.symbols[skyOf(symbol)]}</span>
        </li>
      ))}
    </ul>
  )
}

type WeatherTexts = ReturnType<typeof usePageMessages<'around'>>['weather']
type Fact = { readonly icon: IconName; readonly text: string }

function weatherFacts(weather: AreaWeather, texts: WeatherTexts, { number, windSpeed }: Format): Fact[] {
  const from = windFrom(weather.windFromDirection, texts.directions)
  const speed = windSpeed(weather.windSpeed)
  const facts: Fact[] = [{ icon: 'wind', text: from ? texts.wind(speed, from) : texts.windOnly(speed) }]
  if (weather.relativeHumidity !== null)
    facts.push({ icon: 'droplets', text: texts.humidity(number(weather.relativeHumidity)) })
  if (weather.cloudAreaFraction !== null)
    facts.push({ icon: 'cloud', text: texts.clouds(number(weather.cloudAreaFraction)) })
  if (weather.airPressure !== null)
    facts.push({ icon: 'gauge', text: texts.pressure(String(Math.round(weather.airPressure))) })
  return facts
}
