import { useStayChoice } from './stay-choice-provider.tsx'
import { useStayTexts } from './stay-texts.ts'

export function CalendarLegend() {
  const { choice } = useStayChoice()
  const { texts } = useStayTexts()
  const entries = [
    ['arrival', texts.legend.arrival(texts.nights(choice.duration))],
    ['other', texts.legend.other],
    ['stay', texts.legend.stay],
    ['taken', texts.legend.taken],
  ] as const
  return (
    <ul className="legend small">
      {entries.map(([kind, text]) => (
        <li key={kind}>
          <span className={`legend__swatch legend__swatch--${kind}`} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
