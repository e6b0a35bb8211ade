import type { FormField } from '@marram/contract/workers/form-definition'
import type { FormValues } from '@marram/contract/workers/form-values'
import * as v from 'valibot'

export type FormDraft = {
  read(): FormValues | null
  write(values: FormValues): void
  clear(): void
}

type Drafts = { of(formId: string, page: string, fields: readonly FormField[]): FormDraft }

const written = v.record(v.string(), v.union([v.string(), v.array(v.string())]))

/**
 * Input of a form, kept in this tab until it is sent, so that a reload loses nothing. Excludes files, and consent,
 * which is given on sending. Without storage there are no drafts and the form still works.
 */
export function formDrafts(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Drafts {
  return {
    of(formId, page, fields) {
      const key = `form-draft ${formId} ${page}`
      const names = new Set(fields.filter(({ kind }) => kind !== 'consent' && kind !== 'file').map(({ name }) => name))
      const only = (values: FormValues) =>
        Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
      return {
        read: () =>
          attempt(() => {
            const found = v.safeParse(written, JSON.parse(open().getItem(key) ?? 'null'))
            return found.success ? only(found.output) : null
          }),
        write: (values) => void attempt(() => open().setItem(key, JSON.stringify(only(values)))),
        clear: () => void attempt(() => open().removeItem(key)),
      }
    },
  }
}

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Only fills controls that still hold the server's value. */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    const drafted = [values[nameOf(control)] ?? []].flat()
    if (drafted.length === 0) continue
    if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
      control.checked = drafted.includes(control.value)
    } else if (control instanceof HTMLSelectElement && control.value === '') {
      control.value = drafted[0] ?? ''
    } else if (isText(control) && control.value === '') {
      control.value = drafted[0] ?? ''
    }
  }
}

function nameOf(control: Element): string {
  return control.getAttribute('name') ?? ''
}

function isText(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLTextAreaElement) return true
  return control instanceof HTMLInputElement && control.type !== 'hidden' && control.type !== 'file'
}
