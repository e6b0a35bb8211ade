import type { ReviewAnswer, ReviewInvitation } from '@marram/contract/booking/review'
import { type ReviewField, reviewLimits } from '@marram/domain/guest-review'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { TextArea, TextInput } from '@marram/ui/text-input'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { AspectChoice, StarChoice } from './star-choice.tsx'

type ReviewFormProps = {
  readonly token: string
  readonly invitation: ReviewInvitation
  readonly answer: ReviewAnswer | null
}

/** A native form without script: it is rarely used, and must not depend on anything. */
export function ReviewForm({ token, invitation, answer }: ReviewFormProps) {
  const { fields, hints, errors, submit, consent } = usePageMessages('review')
  const submitted = (name: Exclude<ReviewField, 'aspects'>, fallback = ''): string => answer?.values[name] ?? fallback
  const problem = (name: ReviewField) => (answer?.fields.includes(name) ? { error: errors[name] } : {})
  const bounds = (name: 'name' | 'place') => ({ maxLength: reviewLimits[name].max, required: true })
  return (
    <form className="stack" method="post" action="/account/review/">
      {answer === null ? null : (
        <div role="alert">
          <Notice kind="error">{answer.fields.length > 0 ? errors.summary : errors.failed}</Notice>
        </div>
      )}
      <input type="hidden" name="token" value={token} />
      <StarChoice submitted={submitted('rating')} {...problem('rating')} />
      <AspectChoice submitted={answer?.values ?? {}} {...problem('aspects')} />
      <TextArea
        name="text"
        label={fields.text}
        hint={hints.text}
        rows={7}
        required
        minLength={reviewLimits.text.min}
        maxLength={reviewLimits.text.max}
        defaultValue={submitted('text')}
        {...problem('text')}
      />
      <div className="review-page__pair">
        <TextInput
          name="name"
          label={fields.name}
          hint={hints.name}
          defaultValue={submitted('name', invitation.name)}
          {...bounds('name')}
          {...problem('name')}
        />
        <TextInput
          name="place"
          label={fields.place}
          hint={hints.place}
          defaultValue={submitted('place', invitation.place)}
          {...bounds('place')}
          {...problem('place')}
        />
      </div>
      <p className="small muted">{consent}</p>
      <Button type="submit" colour="Primary" wide>
        {submit}
      </Button>
    </form>
  )
}
