import { reviewAspects } from '@marram/domain/guest-review'
import { Icon } from '@marram/ui/icon'
import { Select } from '@marram/ui/select'
import { type ReactNode, useId } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'

const stars = [5, 4, 3, 2, 1] as const

/** Five radio buttons, best first. Each describes its rating in words. */
export function StarChoice({ submitted, error }: { readonly submitted: string; readonly error?: string }) {
  const { fields, stars: words } = usePageMessages('review')
  return (
    <Choices title={fields.rating} error={error}>
      {stars.map((count) => (
        <label key={count} className="star-choice__option">
          <input type="radio" name="rating" value={count} required defaultChecked={submitted === String(count)} />
          <span className="star-choice__stars" aria-hidden="true">
            {'★'.repeat(count)}
            <span className="star-choice__rest">{'★'.repeat(5 - count)}</span>
          </span>
          <span>{words[count]}</span>
        </label>
      ))}
    </Choices>
  )
}

type AspectChoiceProps = { readonly submitted: Readonly<Record<string, string>>; readonly error?: string }

/** Stars for parts of the stay. Native lists, because four more rows of stars would hide the text field on a phone. */
export function AspectChoice({ submitted, error }: AspectChoiceProps) {
  const { aspects, aspectsLegend, noAspect, stars: words } = usePageMessages('review')
  const options = [
    { value: '', label: noAspect },
    ...stars.map((count) => ({ value: String(count), label: `${'★'.repeat(count)} ${words[count]}` })),
  ]
  return (
    <Choices title={aspectsLegend} error={error}>
      <div className="aspect-choice">
        {reviewAspects.map((aspect) => (
          <Select
            key={aspect}
            name={aspect}
            label={aspects[aspect]}
            options={options}
            defaultValue={submitted[aspect] ?? ''}
          />
        ))}
      </div>
    </Choices>
  )
}

type ChoicesProps = { readonly title: string; readonly error: string | undefined; readonly children: ReactNode }

function Choices({ title, error, children }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset className="star-choice" {...(error !== undefined && { 'aria-describedby': id })}>
      <legend className="field__label">{title}</legend>
      {error === undefined ? null : (
        <p className="field__error" id={id}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
      {children}
    </fieldset>
  )
}
