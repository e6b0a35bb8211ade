import type { AreaWeather } from '@marram/contract/broker/weather/shapes'
import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { skyIcon, skyOf } from '../../kit/weather-words.ts'

/** The week ahead. The climate data is labelled as a model: it shows averages, not a forecast. */
export function WeatherOutlook({ weather, place }: { weather: AreaWeather; place: string }) {
  const { scope, messages } = usePageContext()
  const format = formatFor(scope.edition)
  const texts = messages.weather
  return (
    <section className="section section--foam section--tight" aria-labelledby="weather">
      <div className="wrap stack">
        <h2 id="weather">{texts.title(place)}</h2>
        <ul className="outlook">
          {weather.days.map(({ day, symbol, maxTemperature, minTemperature, maxWindSpeed }) => (
            <li key={day} className="outlook__day">
              <span>{format.day(day, 'weekday')}</span>
              <Icon name={skyIcon(skyOf(symbol))} size="large" />
              <b>{texts.degrees(format.number(maxTemperature))}</b>
              <span className="small muted">{texts.night(format.number(minTemperature))}</span>
              <span className="small muted">{texts.wind(format.windSpeed(maxWindSpeed))}</span>
            </li>
          ))}
        </ul>
        <p className="small muted">
          {weather.meta.source === 'climate-model' ? texts.climateModel : (weather.meta.attribution ?? '')}
        </p>
      </div>
    </section>
  )
}
