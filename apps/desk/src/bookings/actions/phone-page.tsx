import './actions.css'
import { findHouses } from '@marram/contract/desk/changes'
import { offerByPhone, type PhoneWish } from '@marram/contract/desk/phone'
import { countries } from '@marram/domain/booking/country'
import { parseIsoDay } from '@marram/domain/iso-day'
import { defaultParty } from '@marram/domain/party'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import * as v from 'valibot'
import { asking } from '../../kit/desk-client.ts'
import { useDraft } from '../../kit/draft.ts'
import { may } from '../../kit/permissions.ts'
import { startPage } from '../../kit/start-page.ts'
import { HouseField } from './house-field.tsx'
import { ItemFields, PartyFields } from './party-fields.tsx'
import { blankDraft, type PhoneDraft, phoneDraft } from './phone-draft.ts'
import { PhoneOffer } from './phone-offer.tsx'
import { phoneSearch } from './phone-search.ts'
import { isStay, StayFields } from './stay-fields.tsx'
import { words } from './words.ts'

/** A booking, or a hold, for a guest on the telephone. */
export function PhonePage() {
  const search = v.parse(phoneSearch, useSearch({ strict: false }))
  const navigate = useNavigate()
  const { draft, change, clear } = useDraft('phone', phoneDraft, blankDraft)
  const named = useQuery({ ...asking(findHouses, { text: search.house ?? '' }), enabled: (search.house ?? '') !== '' })
  const found = named.data?.find(({ house }) => house.toLowerCase() === search.house?.toLowerCase())
  const { arrival = '', departure = '', hold = '' } = search
  useEffect(() => {
    if (found) change({ house: { lodgingId: found.lodgingId, label: `${found.house}, ${found.place}` } })
  }, [found, change])
  useEffect(() => {
    if (arrival !== '' && departure !== '') change({ arrival, departure })
  }, [arrival, departure, change])
  const wish = wishOf(draft, hold)
  const offer = useQuery({
    ...asking(offerByPhone, wish ?? emptyWish),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
  })
  if (!may('bookings.write')) return null
  const done = (reservationId: string) => {
    clear()
    void navigate({ to: '/desk/bookings/$reservationId/', params: { reservationId } })
  }
  return (
    <div className="page phone">
      <h1>{words.phone}</h1>
      <div className="phone__grid">
        <section className="panel phone__form">
          <div className="grid2">
            <HouseField value={draft.house} onChange={(house) => change({ house, items: [] })} />
            <StayFields arrival={draft.arrival} departure={draft.departure} onChange={change} />
          </div>
          <PartyFields party={draft.party} onChange={(party) => change({ party })} />
          <ItemFields
            offered={offer.data?.items ?? []}
            items={draft.items}
            currency={draft.languageId === 1 ? 'DKK' : 'EUR'}
            onChange={(items) => change({ items })}
          />
          <GuestFields {...{ draft, change }} />
        </section>
        <PhoneOffer {...{ draft, wish, change }} query={offer} onBooked={done} />
      </div>
    </div>
  )
}

/** Never asked for. */
const emptyWish: PhoneWish = {
  ...{ lodgingId: 1, arrival: '2000-01-01', departure: '2000-01-02' },
  ...{ party: defaultParty, items: [], languageId: 2 },
}

function wishOf(draft: PhoneDraft, holdId: string): PhoneWish | null {
  const { house, arrival, departure, party, items, languageId } = draft
  if (house === null || !isStay({ arrival, departure }) || parseIsoDay(arrival) === null) return null
  const wish = { lodgingId: house.lodgingId, arrival, departure, party, items, languageId }
  return holdId === '' ? wish : { ...wish, holdId }
}

type FieldProps = { readonly draft: PhoneDraft; readonly change: (part: Partial<PhoneDraft>) => void }

const textFields = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['address', 'street-address'],
  ['postalCode', 'postal-code'],
  ['city', 'address-level2'],
  ['phoneNumber', 'tel'],
  ['email', 'email'],
] as const

const regions = new Intl.DisplayNames(startPage.edition, { type: 'region' })
const countryNames = [...countries]
  .map((code) => [code, regions.of(code) ?? code] as const)
  .toSorted(([, a], [, b]) => a.localeCompare(b, startPage.edition))

function GuestFields({ draft, change }: FieldProps) {
  const id = useId()
  return (
    <div className="grid2">
      {textFields.map(([field]) => (
        <div className="field" key={field}>
          <label htmlFor={`${id}-${field}`}>{words[field]}</label>
          <input
            id={`${id}-${field}`}
            className="input"
            autoComplete="off"
            maxLength={254}
            type={field === 'email' ? 'email' : field === 'phoneNumber' ? 'tel' : 'text'}
            value={draft[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        </div>
      ))}
      <div className="field">
        <label htmlFor={`${id}-country`}>{words.country}</label>
        <select
          id={`${id}-country`}
          className="input"
          value={draft.country}
          onChange={({ target }) => change({ country: target.value })}
        >
          {countryNames.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-language`}>{words.language}</label>
        <select
          id={`${id}-language`}
          className="input"
          value={draft.languageId}
          onChange={({ target }) => change({ languageId: target.value === '1' ? 1 : target.value === '7' ? 7 : 2 })}
        >
          {([1, 2, 7] as const).map((language) => (
            <option key={language} value={language}>
              {words.languages[language]}
            </option>
          ))}
        </select>
      </div>
      <label className="tick span2">
        <input
          className="check"
          type="checkbox"
          checked={draft.isAgreed}
          onChange={({ target }) => change({ isAgreed: target.checked })}
        />
        <span>{words.toldTerms}</span>
      </label>
    </div>
  )
}
