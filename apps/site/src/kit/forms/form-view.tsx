import { type RefusedForm, thanksId } from '@marram/contract/workers/form-answer'
import { type FormField, pageField } from '@marram/contract/workers/form-definition'
import type { FieldProblem } from '@marram/contract/workers/form-values'
import type { FormMessages } from '@marram/i18n/messages/forms/en'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import type { ReactNode } from 'react'
import { PageStyles } from '../page-styles.tsx'
import { usePageContext } from '../scope/page-context.ts'
import { useShownPath } from '../scope/use-shown-path.ts'
import formStyles from './form.css?url'
import { FormControl } from './form-control.tsx'
import { Trap } from './trap.tsx'
import { type FormState, useForm } from './use-form.ts'

type FormViewProps = {
  readonly id: string
  readonly action: string
  readonly label: string
  readonly fields: readonly FormField[]
  readonly submitLabel: string
  readonly thanks: ReactNode
  /** The server's response to a form that was sent without script. */
  readonly refused: RefusedForm | null
  /** Values of hidden inputs. */
  readonly hidden?: Readonly<Record<string, string>>
  /** The field that has the focus on load, on a page without script. */
  readonly startAt?: string
  /** Called with the data of the reply after the form was accepted. */
  readonly onSent?: (data: unknown) => void
}

/** A form that works without script; with script it is sent without a page load. */
export function FormView(props: FormViewProps) {
  const { id, action, label, fields, submitLabel, thanks, refused, hidden = {}, startAt, onSent } = props
  const { messages } = usePageContext()
  const page = useShownPath()
  const { state, ...form } = useForm({ id, page, action, fields, refused, onSent })
  const firstError = refused && (state.problems[0]?.field ?? startAt)
  return (
    <div className="form-block" data-sent={state.status === 'sent' ? '' : undefined}>
      <PageStyles href={formStyles} />
      <div id={thanksId(id)} className="form-block__thanks" role="status" tabIndex={-1} ref={form.thanks}>
        <Notice kind="good">{thanks}</Notice>
      </div>
      <form
        id={id}
        className="form"
        method="post"
        action={action}
        aria-label={label}
        noValidate
        data-wakes="near"
        {...(fields.some(({ kind }) => kind === 'file') && { encType: 'multipart/form-data' })}
        ref={form.form}
        onSubmit={form.onSubmit}
        onFocus={form.onFocus}
        onInput={form.onInput}
      >
        <Announcement state={state} />
        {fields.map((field) => {
          const problem = state.problems.find(({ field: name }) => name === field.name)
          return (
            <div key={field.name} hidden={!form.isShown(field)}>
              <FormControl
                field={field}
                id={`${id}-${field.name}`}
                messages={messages.forms}
                submitted={[refused?.values[field.name] ?? []].flat()}
                error={problem && problemText(messages.forms, field, problem)}
                isFirstError={firstError === field.name}
              />
            </div>
          )
        })}
        <input type="hidden" name={pageField} value={page} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Trap />
        <p>
          <Button type="submit" colour="Primary" aria-disabled={state.status === 'sending' ? true : undefined}>
            {state.status === 'sending' ? messages.forms.sending : submitLabel}
          </Button>
        </p>
      </form>
    </div>
  )
}

function Announcement({ state }: { readonly state: FormState }) {
  const { messages } = usePageContext()
  const { problems, failure } = state
  if (failure === null && problems.length === 0) return null
  return (
    <Notice kind="error" announce>
      {failure === null ? messages.forms.summary(problems.length) : messages.forms.failures[failure]}
    </Notice>
  )
}

const maxLabelLength = 60

/** An error message that names the field and says how to correct it. */
function problemText(messages: FormMessages, field: FormField, { code, limit }: FieldProblem): string {
  const label = shorten(field.label.replace(/[\s:*]+$/, ''))
  const isMeasured = code === 'too-long' || code === 'file-too-large'
  return isMeasured ? messages.problems[code](label, limit ?? 0) : messages.problems[code](label)
}

function shorten(label: string): string {
  return label.length <= maxLabelLength ? label : `${label.slice(0, maxLabelLength).replace(/\s+\S*$/, '')} …`
}
