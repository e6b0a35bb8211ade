import type { PhotoContest } from '@marram/contract/broker/contest/shapes'
import {
  type ContestEntryField,
  type ContestEntryValues,
  contestEntryLimits,
} from '@marram/contract/workers/contest-entry'
import { type ContestEntryAnswer, contestEntryFormId } from '@marram/contract/workers/contest-entry-answer'
import { thanksId } from '@marram/contract/workers/form-answer'
import { editionByKey } from '@marram/domain/edition'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { Notice } from '@marram/ui/notice'
import { TextArea, TextInput } from '@marram/ui/text-input'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { uploadPath } from '../contest-address.ts'
import { PictureField } from './picture-field.tsx'
import { problemText } from './problem-words.ts'
import { Progress, Thanks } from './upload-states.tsx'
import { type UploadState, useUpload } from './use-upload.ts'

type UploadFormProps = { readonly contest: PhotoContest; readonly answer: ContestEntryAnswer | null }

/** Works without script, sent by the browser to the URL of its page; the picture is its last field. */
export function UploadForm({ contest, answer }: UploadFormProps) {
  const { scope } = usePageContext()
  const texts = usePageMessages('upload')
  const isHydrated = useHydrated()
  const action = uploadPath(scope)
  const { state, ...upload } = useUpload(action, answer)
  const problemOf = (name: ContestEntryField): string | undefined => {
    const problem = state.problems.find(({ field }) => field === name)
    return problem && problemText(texts, scope.edition, problem)
  }
  const firstError = answer?.problems[0]?.field
  /** Shared props of all text fields; without script only autofocus leads to the first error. */
  const field = (name: keyof ContestEntryValues) => {
    const error = problemOf(name)
    return {
      id: `entry-${name}`,
      name,
      label: texts.fields[name],
      defaultValue: answer?.values[name] ?? '',
      autoFocus: firstError === name,
      ...(error !== undefined && { error }),
    }
  }
  return (
    <div className="form-block" data-sent={state.status === 'sent' ? '' : undefined}>
      <Thanks contest={contest} heading={upload.thanks} id={thanksId(contestEntryFormId)} onAgain={upload.startAgain} />
      <form
        className="form upload-form"
        method="post"
        action={action}
        encType="multipart/form-data"
        aria-label={texts.title}
        noValidate={isHydrated}
        ref={upload.form}
        onSubmit={upload.onSubmit}
        onFocus={upload.onFocus}
      >
        <Announcement state={state} />
        <input type="hidden" name="contestId" value={contest.id} />
        <input type="hidden" name="locale" value={editionByKey(scope.edition).locale} />
        <Trap />
        <fieldset className="upload-form__part">
          <legend>{texts.sections.about}</legend>
          <TextInput
            {...field('imageTitle')}
            hint={texts.hints.imageTitle}
            maxLength={contestEntryLimits.imageTitle}
            required
          />
          <TextArea
            {...field('imageText')}
            hint={texts.hints.imageText}
            optional={texts.optional}
            rows={4}
            maxLength={contestEntryLimits.imageText}
          />
        </fieldset>
        <fieldset className="upload-form__part">
          <legend>{texts.sections.you}</legend>
          <TextInput
            {...field('userName')}
            hint={texts.hints.userName}
            autoComplete="name"
            maxLength={contestEntryLimits.userName}
            required
          />
          <TextInput
            {...field('userEmail')}
            hint={texts.hints.userEmail}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
          <TextInput {...field('userEmailConfirm')} type="email" inputMode="email" autoComplete="email" required />
        </fieldset>
        <fieldset className="upload-form__part">
          <legend>{texts.sections.picture}</legend>
          <PictureField
            key={state.round}
            id="entry-contest_image"
            error={problemOf('contest_image')}
            hint={answer ? texts.picture.again : undefined}
            isFirstError={firstError === 'contest_image'}
            onChosen={upload.judgePicture}
          />
        </fieldset>
        <Consent key={`consent-${state.round}`} contest={contest} isMissing={state.isConsentMissing} />
        <p className="row">
          <Button
            type="submit"
            colour="CTA"
            icon="upload"
            aria-disabled={state.status === 'sending' ? true : undefined}
          >
            {state.status === 'sending' ? texts.sending : texts.submit}
          </Button>
          {state.status === 'sending' ? (
            <Button colour="Text" onClick={upload.cancel}>
              {texts.cancel}
            </Button>
          ) : null}
        </p>
        <Progress state={state} />
      </form>
    </div>
  )
}

/** Announces a reply. The error of a picture that was only chosen is shown beside it. */
function Announcement({ state: { problems, isConsentMissing, failure, answers } }: { state: UploadState }) {
  const texts = usePageMessages('upload')
  const count = problems.length + (isConsentMissing ? 1 : 0)
  if (failure === 'cancelled') return <Notice announce>{texts.cancelled}</Notice>
  if (answers === 0 || (failure === null && count === 0)) return null
  return (
    <Notice kind="error" announce>
      {failure === null ? texts.summary(count) : texts.failures[failure]}
    </Notice>
  )
}

/** Without a name, so that it is not sent after the picture: browsers do not send the form without it. */
function Consent({ contest, isMissing }: { contest: PhotoContest; isMissing: boolean }) {
  const { consent } = usePageMessages('upload')
  const label = (
    <>
      {consent.before}
      <a href={contest.conditionsUrl} target="_blank" rel="noopener">
        {consent.link}
      </a>
      {consent.after}
    </>
  )
  return (
    <div className="field">
      <Checkbox top label={label} required data-consent="" {...(isMissing && { error: consent.missing })} />
    </div>
  )
}

/** Hidden from people by CSS and from screen readers by attribute, so only bots fill it in. */
function Trap() {
  const { trap } = usePageMessages('upload')
  return (
    <div className="form__trap" aria-hidden="true">
      <label htmlFor="entry-trap">{trap}</label>
      <input id="entry-trap" type="text" name="trap" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
