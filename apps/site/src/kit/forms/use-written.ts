import type { FormField } from '@marram/contract/workers/form-definition'
import { applyingFields } from '@marram/contract/workers/form-values'
import { readValues } from '@marram/contract/workers/read-values'
import { type RefObject, useEffect, useState } from 'react'
import { fillIn, formDrafts } from './form-draft.ts'

type WrittenOptions = {
  readonly id: string
  /** URL path of the page: the same form on another page has a separate draft. */
  readonly page: string
  readonly fields: readonly FormField[]
  /** Values that the server renders again are newer than the draft. */
  readonly isShownAgain: boolean
}

/** Watches the input of a form: saves it as a draft, and decides which fields apply. */
export function useWritten(
  form: RefObject<HTMLFormElement | null>,
  { id, page, fields, isShownAgain }: WrittenOptions,
) {
  // Until the script runs every field is shown, as it is without script.
  const [applying, setApplying] = useState<readonly string[] | null>(null)
  const draft = () => formDrafts(() => window.sessionStorage).of(id, page, fields)
  const follow = (element: HTMLFormElement): void => {
    const values = readValues(new FormData(element))
    setApplying(applyingFields(fields, values).map(({ name }) => name))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a form are the same at every render
  useEffect(() => {
    if (!form.current) return
    const saved = isShownAgain ? null : draft().read()
    if (saved) fillIn(form.current, saved)
    follow(form.current)
  }, [id, page])
  return {
    isShown: ({ name }: FormField): boolean => applying === null || applying.includes(name),
    onInput: (): void => {
      if (!form.current) return
      draft().write(readValues(new FormData(form.current)))
      follow(form.current)
    },
    forget: (): void => draft().clear(),
  }
}
