import { copenhagenDay } from '@marram/domain/iso-day'
import { defaultParty } from '@marram/domain/party'
import type { RequestedStay } from '@marram/domain/stay'
import { Button } from '@marram/ui/button'
import { Select } from '@marram/ui/select'
import { TextInput } from '@marram/ui/text-input'
import type { FormEvent } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { type FavoritesAddress, parseFavoritesAddress, stayLimits } from './favorites-address.ts'

type StayFormProps = {
  readonly address: FavoritesAddress
  readonly path: string
  readonly onStay: (stay: RequestedStay | null) => void
}

const usualNights = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 28]
const empty: RequestedStay = { arrival: '', duration: 7, party: defaultParty }

/** Native inputs; their values go into the URL, so that the page can be reloaded and shared. */
export function StayForm({ address: { stay, view }, path, onStay }: StayFormProps) {
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
    <form className="panel stay-form" method="get" action={path} onSubmit={submit} key={JSON.stringify(stay)}>
      <h2 className="minor">{texts.title}</h2>
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
