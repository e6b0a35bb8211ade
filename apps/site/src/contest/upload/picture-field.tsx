import { acceptedPictureTypes, contestPictureLimits } from '@marram/domain/picture-limits'
import { Field } from '@marram/ui/field'
import { Icon } from '@marram/ui/icon'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { megabytes } from './problem-words.ts'

type PictureFieldProps = {
  readonly id: string
  readonly error: string | undefined
  /** Shown on a page that comes back without script: a server cannot preset a file field. */
  readonly hint: string | undefined
  readonly isFirstError: boolean
  readonly onChosen: (file: File | null) => void
}

/** The native file field, which also accepts dropped files, and a preview. */
export function PictureField({ id, error, hint, isFirstError, onChosen }: PictureFieldProps) {
  const { scope } = usePageContext()
  const { picture: texts } = usePageMessages('upload')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isOver, setOver] = useState(false)
  const choose = (): void => {
    const chosen = input.current?.files?.[0] ?? null
    setFile(chosen)
    onChosen(chosen)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the page was hydrated, once
  useEffect(() => {
    if (input.current?.files?.length) choose()
  }, [])
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    if (!input.current || event.dataTransfer.files.length === 0) return
    input.current.files = event.dataTransfer.files
    choose()
  }
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <Field
      id={id}
      label={texts.label(megabytes(scope.edition, contestPictureLimits.maxBytes))}
      {...(error !== undefined && { error })}
      {...(hint !== undefined && { hint })}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only a pointer can drop; the field inside is for everybody
        <div
          className="drop"
          data-over={isOver ? '' : undefined}
          onDragOver={onDragOver}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          {file ? <Preview file={file} /> : <Icon name="images" size="large" />}
          <p className="drop__choice">
            <label className="button button--default drop__button" htmlFor={id}>
              <Icon name="upload" />
              {file ? texts.change : texts.choose}
            </label>
            <span className="drop__hint muted small" aria-hidden="true">
              {isOver ? texts.dropNow : texts.drop}
            </span>
          </p>
          <input
            {...control}
            ref={input}
            className="drop__input"
            type="file"
            name="contest_image"
            accept={acceptedPictureTypes.join(',')}
            required
            onChange={choose}
            // biome-ignore lint/a11y/noAutofocus: on a page that comes back with errors and has no script
            autoFocus={isFirstError}
          />
          <p className="visually-hidden" role="status">
            {file ? (error ?? file.name) : null}
          </p>
        </div>
      )}
    </Field>
  )
}

function Preview({ file }: { file: File }) {
  const { scope } = usePageContext()
  const { picture: texts } = usePageMessages('upload')
  const [shown, setShown] = useState<{ url: string; isBroken: boolean }>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setShown({ url, isBroken: false })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <figure className="drop__preview">
      {shown && !shown.isBroken ? (
        <img src={shown.url} alt={texts.preview} onError={() => setShown({ ...shown, isBroken: true })} />
      ) : null}
      <figcaption className="small muted">
        {file.name}, {megabytes(scope.edition, file.size)} MB
      </figcaption>
    </figure>
  )
}
