import type { AreaWeather } from '@marram/contract/broker/weather/shapes'
import { afternoonC, coastClimate } from '@marram/domain/coast-climate'
import type { IsoDay } from '@marram/domain/iso-day'
import { calendarWords } from '@marram/i18n/calendar-words'
import { type Format, formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { skyIcon, skyOf, windFrom } from '../kit/weather-words.ts'

type AreaWeatherProps = {
  readonly weather: AreaWeather | null
  readonly area: string
  /** Arrival of the stay that the guest chose, if any. */
  readonly arrival: IsoDay | null
}

/** The weather that matters to the guest: now, or the climate in the month of a stay beyond the forecast. */
export function AreaWeatherFor({ weather, area, arrival }: AreaWeatherProps) {
  const texts = usePageMessages('around').weather
  if (arrival !== null && isBeyondForecast(arrival, weather)) return <MonthClimate area={area} day={arrival} />
  if (!weather) return <p className="panel panel--flat small muted weather-missing">{texts.unavailable}</p>
  return <AreaWeatherNow weather={weather} area={area} />
}

/** True if no day of the forecast is the arrival: the weather of today would say nothing about the stay. */
export function isBeyondForecast(arrival: IsoDay, weather: Pick<AreaWeather, 'days' | 'meta'> | null): boolean {
  if (weather === null || weather.meta.source === 'climate-model') return true
  return !weather.days.some(({ day }) => day === arrival)
}

/** Averages of a month: long-term means, which never go out of date. */
function MonthClimate({ area, day }: { readonly area: string; readonly day: IsoDay }) {
  const { scope, messages } = usePageContext()
  const texts = usePageMessages('around').weather
  const format = formatFor(scope.edition)
  const index = Number(day.slice(5, 7)) - 1
  const climate = coastClimate[index] ?? coastClimate[0]
  const month = calendarWords[scope.edition].months[index] ?? ''
  const degrees = (value: number): string => messages.weather.degrees(format.number(value))
  const facts: readonly Fact[] = [
    { icon: 'waves', text: texts.sea(degrees(climate.waterC)) },
    { icon: 'sun', text: texts.sunshine(format.number(climate.sunHoursPerDay)) },
    { icon: 'wind', text: texts.windOnly(format.windSpeed(climate.windMs)) },
  ]
  return (
    <section className="weather panel panel--flat" aria-label={texts.monthTitle(month, area)}>
      <div className="weather__now">
        <Icon name="thermometer" size="large" />
        <div>
          <b className="weather__temp">{degrees(afternoonC(climate))}</b>
          <span className="small muted">{texts.month(month, area)}</span>
        </div>
      </div>
      <WeatherFacts facts={facts} />
      <p className="small muted weather__source">{texts.average}</p>
    </section>
  )
}

function WeatherFacts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className="weather__facts small">
      {facts.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} size="small" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** The current weather of an area. The climate data is labelled as a model: it shows averages, not a forecast. */
function AreaWeatherNow({ weather, area }: { readonly weather: AreaWeather; readonly area: string }) {
  const { scope, messages } = usePageContext()
  const texts = usePageMessages('around').weather
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
      <WeatherFacts facts={weatherFacts(weather, texts, format)} />
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
