import type { ReviewAnswer, ReviewInvitation } from '@marram/contract/booking/review'
import { acceptedPictureTypes, sniffedBytes, sniffPicture } from '@marram/domain/picture-limits'
import { maxReviewPhotos, reviewPhotoAltLimits, reviewPhotoLimits } from '@marram/domain/review-photo'
import { formatNumber } from '@marram/i18n/number-format'
import { Button } from '@marram/ui/button'
import { Field } from '@marram/ui/field'
import { Notice } from '@marram/ui/notice'
import { TextInput } from '@marram/ui/text-input'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { withoutHeic } from '../kit/without-heic.ts'

type Photos = NonNullable<ReviewInvitation['sent']>['photos']
type ReviewPhotosProps = {
  readonly token: string
  readonly photos: Photos
  readonly answer: ReviewAnswer | null
}

/** Photos are sent one by one after the review: a lost connection costs one of them, and never the text. */
export function ReviewPhotos({ token, photos, answer }: ReviewPhotosProps) {
  const { photos: texts } = usePageMessages('review')
  return (
    <section className="stack review-photos" aria-labelledby="photos">
      <h2 id="photos">{texts.title}</h2>
      {answer !== null && answer.fields.length === 0 ? <Failure code={answer.code} /> : null}
      {photos.length > 0 ? <SentPhotos token={token} photos={photos} /> : null}
      {photos.length < maxReviewPhotos ? (
        <PhotoForm token={token} answer={answer} left={maxReviewPhotos - photos.length} />
      ) : (
        <p>{texts.full}</p>
      )}
    </section>
  )
}

function Failure({ code }: { readonly code: string }) {
  const { photos: texts } = usePageMessages('review')
  const { failures } = usePageMessages('upload')
  const known: Readonly<Record<string, string>> = { ...failures, 'too-many-photos': texts.full }
  return (
    <div role="alert">
      <Notice kind="error">{known[code] ?? failures.unavailable}</Notice>
    </div>
  )
}

function SentPhotos({ token, photos }: Pick<ReviewPhotosProps, 'token' | 'photos'>) {
  const { photos: texts } = usePageMessages('review')
  return (
    <ul className="sent-photos">
      {photos.map(({ id, alt, state }) => (
        <li key={id}>
          <p>
            {alt} <span className="small muted">{texts.states[state]}</span>
          </p>
          {state === 'refused' ? null : (
            <form method="post" action="/account/review/remove-photo/">
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" colour="Secondary" size="small" aria-label={texts.removeOf(alt)}>
                {texts.remove}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}

function PhotoForm({ token, answer, left }: Pick<ReviewPhotosProps, 'token' | 'answer'> & { readonly left: number }) {
  const { scope } = usePageContext()
  const { photos: texts } = usePageMessages('review')
  const { picture, rules } = usePageMessages('upload')
  const problems = answer?.fields ?? []
  const { isHeic, onChange, onSubmit } = useHeicReplaced()
  const problem = usePhotoProblem(isHeic ? 'heic' : problems.find((code) => code !== 'alt'))
  return (
    <form
      className="stack"
      method="post"
      action="/account/review/photos/"
      encType="multipart/form-data"
      onSubmit={onSubmit}
    >
      <p>
        {texts.intro(formatNumber(scope.edition, left))} {rules.people}
      </p>
      {problems.length > 0 ? (
        <div role="alert">
          <Notice kind="error">{texts.check}</Notice>
        </div>
      ) : null}
      <input type="hidden" name="token" value={token} />
      <TextInput
        name="alt"
        label={texts.alt}
        hint={texts.altHint}
        required
        minLength={reviewPhotoAltLimits.min}
        maxLength={reviewPhotoAltLimits.max}
        defaultValue={answer?.values.alt ?? ''}
        {...(problems.includes('alt') && { error: texts.altProblem })}
      />
      <Field
        label={picture.label(megabytes(scope.edition))}
        {...(problem !== undefined && { error: problem })}
        {...(problem === undefined && problems.length > 0 && { hint: picture.again })}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="file"
            name="photo"
            accept={acceptedPictureTypes.join(',')}
            required
            onChange={onChange}
          />
        )}
      </Field>
      <p className="small muted">{texts.consent}</p>
      <Button type="submit" colour="Primary" wide>
        {texts.submit}
      </Button>
    </form>
  )
}

/** Replaces a chosen HEIC photo by a JPEG where the browser can; else it is refused before it is sent. */
function useHeicReplaced() {
  const converting = useRef<Promise<unknown> | null>(null)
  const [isHeic, setHeic] = useState(false)
  const replace = async (input: HTMLInputElement, chosen: File): Promise<void> => {
    const photo = await withoutHeic(chosen)
    if (input.files?.[0] !== chosen) return
    if (photo !== chosen) {
      const files = new DataTransfer()
      files.items.add(photo)
      input.files = files.files
    }
    setHeic(sniffPicture(new Uint8Array(await photo.slice(0, sniffedBytes).arrayBuffer())) === 'heic')
  }
  const onChange = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = input.files?.[0]
    setHeic(false)
    converting.current = chosen ? replace(input, chosen).finally(() => (converting.current = null)) : null
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (isHeic) event.preventDefault()
    if (converting.current === null) return
    event.preventDefault()
    const { currentTarget: form } = event
    converting.current.then(() => form.requestSubmit())
  }
  return { isHeic, onChange, onSubmit }
}

type Edition = Parameters<typeof formatNumber>[0]

const megabytes = (edition: Edition): string => formatNumber(edition, reviewPhotoLimits.maxBytes / 1_048_576)

/** The sentence about a file that was not accepted. */
function usePhotoProblem(code: string | undefined): string | undefined {
  const { edition } = usePageContext().scope
  const { problems } = usePageMessages('upload')
  if (code === undefined) return undefined
  const sentences: Readonly<Record<string, string>> = {
    missing: problems.missing.contest_image,
    'not-a-picture': problems['not-a-picture'],
    heic: problems.heic,
    'type-not-accepted': problems['type-not-accepted'],
    animated: problems.animated,
    'too-many-bytes': problems['too-many-bytes'](megabytes(edition)),
    'too-few-pixels': problems['too-few-pixels'](formatNumber(edition, reviewPhotoLimits.minEdge)),
    'too-many-pixels': problems['too-many-pixels'](
      formatNumber(edition, Math.floor(reviewPhotoLimits.maxPixels / 1_000_000)),
    ),
  }
  return sentences[code] ?? problems.unreadable
}
