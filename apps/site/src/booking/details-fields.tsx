import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import { findAddressRule } from '@marram/domain/booking/address-rule'
import type { GuestField } from '@marram/domain/booking/guest-details'
import { countriesOf } from '@marram/i18n/countries'
import { Checkbox } from '@marram/ui/checkbox'
import { Panel } from '@marram/ui/panel'
import { Select } from '@marram/ui/select'
import { TextInput, type TextInputProps } from '@marram/ui/text-input'
import { TextLink } from '@marram/ui/text-link'
import type { ReactNode } from 'react'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { useBookingTexts } from './booking-texts.ts'
import { fieldId, problemText } from './details-problems.tsx'
import type { DetailsForm } from './use-details.ts'

type FieldsProps = { readonly form: DetailsForm }
type ConsentsProps = FieldsProps & { readonly terms: BookingFlowData['terms'] }
type TextField = Exclude<GuestField, 'isOldEnough' | 'acceptsTerms' | 'wantsNewsletter' | 'country'>

export function DetailsFields({ form, terms }: ConsentsProps) {
  const { texts } = useBookingTexts()
  const rule = findAddressRule(form.values.country)
  const { hints } = texts.details
  return (
    <>
      <Panel aria-labelledby="person">
        <h2 id="person">{texts.details.person}</h2>
        <div className="details-grid">
          <Text form={form} field="firstName" autoComplete="given-name" />
          <Text form={form} field="lastName" autoComplete="family-name" />
          <CountryField form={form} />
          <Text form={form} field="address" autoComplete="street-address" />
          <Text
            form={form}
            field="postalCode"
            autoComplete="postal-code"
            {...(rule && /^\d+$/.test(rule.example) && { inputMode: 'numeric' })}
          />
          <Text form={form} field="city" autoComplete="address-level2" />
        </div>
      </Panel>
      <Panel aria-labelledby="contact">
        <h2 id="contact">{texts.details.contact}</h2>
        <div className="details-grid">
          <Text form={form} field="email" type="email" autoComplete="email" hint={hints.email} />
          <Text form={form} field="phone" type="tel" autoComplete="tel" hint={hints.phone} />
        </div>
      </Panel>
      <Consents form={form} terms={terms} />
    </>
  )
}

function Text({ form, field, ...rest }: FieldsProps & { field: TextField } & Omit<TextInputProps, 'label' | 'form'>) {
  const bookingTexts = useBookingTexts()
  const problem = form.problems.find((found) => found.field === field)
  return (
    <TextInput
      {...rest}
      id={fieldId(field)}
      name={field}
      label={bookingTexts.texts.details.labels[field]}
      value={form.values[field]}
      required
      error={problem ? problemText(problem, bookingTexts) : undefined}
      onChange={(event) => form.change(field, event.currentTarget.value)}
    />
  )
}

function CountryField({ form }: FieldsProps) {
  const bookingTexts = useBookingTexts()
  const { edition, texts } = bookingTexts
  const problem = form.problems.find(({ field }) => field === 'country')
  const known = countriesOf(edition).map(({ code, name }) => ({ value: code, label: name }))
  const { country } = form.values
  const isListed = known.some(({ value }) => value === country)
  return (
    <Select
      id={fieldId('country')}
      name="country"
      label={texts.details.labels.country}
      autoComplete="country"
      options={isListed ? known : [{ value: country, label: country }, ...known]}
      value={country}
      error={problem ? problemText(problem, bookingTexts) : undefined}
      onChange={(event) => form.change('country', event.currentTarget.value)}
    />
  )
}

/** No box is preselected: consent must be an act of the guest. */
function Consents({ form, terms: { minRenterAge } }: ConsentsProps) {
  const { format, texts } = useBookingTexts()
  const { terms } = useFrameSettings().pages
  return (
    <Panel aria-labelledby="consents">
      <h2 id="consents">{texts.details.consents}</h2>
      <Box form={form} field="isOldEnough">
        {texts.details.isOldEnough(format.number(minRenterAge))}
      </Box>
      <Box form={form} field="acceptsTerms">
        {texts.details.acceptsTerms}
      </Box>
      {terms ? (
        <p>
          <TextLink href={terms} target="_blank" rel="noopener" iconAfter="external-link">
            {texts.details.terms}
          </TextLink>
        </p>
      ) : null}
      <Box form={form} field="wantsNewsletter">
        {texts.details.wantsNewsletter} <span className="small muted">{texts.details.newsletterNote}</span>
      </Box>
      <p className="small muted">{texts.details.reviewMail}</p>
    </Panel>
  )
}

type BoxProps = FieldsProps & {
  readonly field: 'isOldEnough' | 'acceptsTerms' | 'wantsNewsletter'
  readonly children: ReactNode
}

function Box({ form, field, children }: BoxProps) {
  const bookingTexts = useBookingTexts()
  const problem = form.problems.find((found) => found.field === field)
  return (
    <div>
      <Checkbox
        id={fieldId(field)}
        name={field}
        value="1"
        top
        label={<span>{children}</span>}
        checked={form.values[field]}
        error={problem ? problemText(problem, bookingTexts) : undefined}
        onChange={(event) => form.change(field, event.currentTarget.checked)}
      />
    </div>
  )
}
