import type { FormDefinition } from '@marram/contract/content/rich-text-shape'
import { parseFields } from '@marram/contract/workers/form-definition'
import type { ReactNode } from 'react'
import { usePageContext } from '../scope/page-context.ts'
import { FormView } from './form-view.tsx'

export type ContentFormProps = {
  readonly form: Pick<FormDefinition, 'sys' | 'title' | 'fields' | 'submitLabel'>
  /** The editor's thank-you text; the caller renders it, since this folder does not import rich text. */
  readonly thankYou?: ReactNode
}

export function ContentForm({ form, thankYou }: ContentFormProps) {
  const { messages, scope } = usePageContext()
  const { id } = form.sys
  const { answer } = scope
  return (
    <FormView
      id={id}
      action={`/api/forms/${id}/`}
      label={form.title ?? messages.forms.send}
      fields={parseFields(form.fields)}
      submitLabel={form.submitLabel ?? messages.forms.send}
      refused={answer?.kind === 'form' && answer.formId === id ? answer : null}
      thanks={
        thankYou ?? (
          <>
            <p>
              <strong>{messages.forms.thanksTitle}</strong>
            </p>
            <p>{messages.forms.thanksText}</p>
          </>
        )
      }
    />
  )
}
