import type { IsoDay } from '@marram/domain/iso-day'
import { defaultParty } from '@marram/domain/party'
import type { RequestedStay } from '@marram/domain/stay'
import { Button } from '@marram/ui/button'
import { Dialog } from '@marram/ui/dialog'
import { Select } from '@marram/ui/select'
import { Stepper } from '@marram/ui/stepper'
import { useState } from 'react'
import { useBackCloses } from '../kit/back-closes.ts'
import { ArrivalCalendar } from '../kit/calendar/arrival-calendar.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { stayLimits } from './favorites-address.ts'

const usualNights = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 28]
const counted = ['adults', 'children', 'infants', 'pets'] as const

type StayDialogProps = Readonly<{
  stay: RequestedStay | null
  today: IsoDay
  onStay: (stay: RequestedStay | null) => void
  onClose: () => void
}>

/** Arrival, nights and party of all prices on the page. Nothing changes before the guest asks for the prices. */
export function StayDialog({ stay, today, onStay, onClose }: StayDialogProps) {
  useBackCloses(onClose)
  const { stay: texts } = usePageMessages('favorites')
  const { close } = usePageContext().messages.ui
  const [arrival, setArrival] = useState(stay !== null && stay.arrival >= today ? stay.arrival : null)
  const [duration, setDuration] = useState(stay?.duration ?? 7)
  const [party, setParty] = useState(stay?.party ?? defaultParty)
  const finish = (next: RequestedStay | null): void => {
    onClose()
    onStay(next)
  }
  return (
    <Dialog
      open
      appearance="sheet"
      title={texts.choose}
      closeLabel={close}
      onClose={onClose}
      actions={
        <>
          {stay === null ? null : (
            <Button colour="Text" onClick={() => finish(null)}>
              {texts.clear}
            </Button>
          )}
          <Button
            colour="CTA"
            aria-disabled={arrival === null}
            onClick={arrival === null ? undefined : () => finish({ arrival, duration, party })}
          >
            {arrival === null ? texts.chooseDay : texts.show}
          </Button>
        </>
      }
    >
      <div className="stay-choice stack">
        <ArrivalCalendar
          days={arrival === null ? [] : [arrival]}
          arrival={arrival}
          nights={duration}
          offers={null}
          today={today}
          onChoose={setArrival}
        />
        <Nights value={duration} onChoose={setDuration} />
        <PartyRows party={party} onChange={setParty} />
      </div>
    </Dialog>
  )
}

function Nights({ value, onChoose }: { value: number; onChoose: (nights: number) => void }) {
  const { stay: texts } = usePageMessages('favorites')
  const { lodging } = usePageContext().messages
  const nights = [...new Set([...usualNights, value])].sort((a, b) => a - b)
  return (
    <Select
      label={texts.nights}
      value={String(value)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      options={nights.map((count) => ({ value: String(count), label: lodging.nights(count) }))}
    />
  )
}

type PartyRowsProps = Readonly<{ party: RequestedStay['party']; onChange: (party: RequestedStay['party']) => void }>

function PartyRows({ party, onChange }: PartyRowsProps) {
  const { rows } = usePageMessages('stay').party
  return (
    <div className="stay-choice__party">
      {counted.map((key) => (
        <div className="row row--between" key={key}>
          <span aria-hidden="true">{rows[key].label}</span>
          <Stepper
            {...rows[key]}
            value={party[key]}
            min={stayLimits[key][0]}
            max={stayLimits[key][1]}
            onChange={(count) => onChange({ ...party, [key]: count })}
          />
        </div>
      ))}
    </div>
  )
}
