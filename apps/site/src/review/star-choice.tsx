import { Icon } from '@marram/ui/icon'
import { useId } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'

const stars = [5, 4, 3, 2, 1] as const

/** Five radio buttons, best first. Each describes its rating in words. */
export function StarChoice({ submitted, error }: { readonly submitted: string; readonly error?: string }) {
  const { fields, stars: words } = usePageMessages('review')
  const id = useId()
  return (
    <fieldset className="star-choice" {...(error !== undefined && { 'aria-describedby': id })}>
      <legend className="field__label">{fields.rating}</legend>
      {error === undefined ? null : (
        <p className="field__error" id={id}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
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
    </fieldset>
  )
}
