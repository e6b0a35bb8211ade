import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { defaultParty } from '@marram/domain/party'
import type { RequestedStay } from '@marram/domain/stay'
import { formatFor } from '@marram/i18n/format'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Select } from '@marram/ui/select'
import { TextInput } from '@marram/ui/text-input'
import { type FormEvent, useRef } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { usePartyText } from './card-offer.ts'
import { type FavoritesAddress, parseFavoritesAddress, stayLimits } from './favorites-address.ts'

type StayFormProps = {
  readonly address: FavoritesAddress
  readonly path: string
  readonly onStay: (stay: RequestedStay | null) => void
}

const usualNights = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 28]
const empty: RequestedStay = { arrival: '', duration: 7, party: defaultParty }

/** The dates in one line, which opens the form. */
export function StayForm(props: StayFormProps) {
  const { stay } = props.address
  const { stay: texts } = usePageMessages('favorites')
  const { scope, messages } = usePageContext()
  const partyText = usePartyText()
  const details = useRef<HTMLDetailsElement>(null)
  const onStay = (next: RequestedStay | null): void => {
    details.current?.removeAttribute('open')
    details.current?.querySelector('summary')?.focus()
    props.onStay(next)
  }
  return (
    <details className="stay-form" ref={details} open={stay !== null && stay.arrival < copenhagenDay(new Date())}>
      <summary className="stay-form__line">
        <Icon name="calendar-days" />
        <span className="stay-form__dates">
          <b>
            {stay ? formatFor(scope.edition).dayRange(stay.arrival, addDays(stay.arrival, stay.duration)) : texts.title}
          </b>
          <span className="small muted">
            {stay ? `${messages.lodging.nights(stay.duration)}, ${partyText(stay)}` : texts.choose}
          </span>
        </span>
        <Icon name="pencil" />
      </summary>
      <StayFields {...props} onStay={onStay} />
    </details>
  )
}

/** Native inputs; their values go into the URL, so that the page can be reloaded and shared. */
function StayFields({ address: { stay, view }, path, onStay }: StayFormProps) {
  const { stay: texts } = usePageMessages('favorites')
  const { lodging } = usePageContext().messages
  const { arrival, duration, party } = stay ?? empty
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const words = new URLSearchParams()
    for (const [key, value] of new FormData(event.currentTarget)) words.set(key, String(value))
    onStay(parseFavoritesAddress(words.toString()).stay)
  }
  const today = copenhagenDay(new Date())
  const isPast = stay !== null && arrival < today
  const nights = usualNights.includes(duration) ? usualNights : [...usualNights, duration].sort((a, b) => a - b)
  return (
    <form method="get" action={path} onSubmit={submit} key={JSON.stringify(stay)}>
      {view === 'list' ? null : <input type="hidden" name="view" value={view} />}
      <div className="stay-form__fields">
        <TextInput
          label={texts.arrival}
          type="date"
          name="arrival"
          required
          min={today}
          defaultValue={arrival}
          {...(isPast && { error: texts.past })}
        />
        <Select
          label={texts.nights}
          name="duration"
          defaultValue={String(duration)}
          options={nights.map((count) => ({ value: String(count), label: lodging.nights(count) }))}
        />
        <Count name="adults" label={texts.adults} value={party.adults} />
        <Count name="children" label={texts.children} value={party.children} />
        <Count name="pets" label={texts.pets} value={party.pets} />
        <div className="stay-form__buttons">
          <Button type="submit" colour="Secondary">
            {texts.show}
          </Button>
          {stay === null ? null : (
            <Button colour="Text" onClick={() => onStay(null)}>
              {texts.clear}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}

type CountProps = { readonly name: 'adults' | 'children' | 'pets'; readonly label: string; readonly value: number }

function Count({ name, label, value }: CountProps) {
  const [min, max] = stayLimits[name]
  return (
    <TextInput label={label} name={name} type="number" inputMode="numeric" {...{ min, max }} defaultValue={value} />
  )
}
