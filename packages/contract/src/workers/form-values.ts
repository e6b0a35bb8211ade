import { type IsoDay, parseIsoDay } from '@marram/domain/iso-day'
import { findPersonNameProblem } from '@marram/domain/person-name'
import { cleanText } from '@marram/domain/safe-text'
import type { FieldKind, FormField } from './form-definition.ts'
import { isMailAddress } from './mail-address.ts'

/** As submitted by a form: one text per field, a list for several checkboxes. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

export type ProblemCode =
  | 'missing'
  | 'choice-missing'
  | 'consent-missing'
  | 'not-a-name'
  | 'not-an-email'
  | 'not-a-phone'
  | 'not-a-number'
  | 'not-a-day'
  | 'not-an-option'
  | 'too-long'
  | 'file-missing'
  | 'file-type'
  | 'file-too-large'

/** A problem with one field; the page adds the field's label and a sentence. */
export type FieldProblem = { readonly field: string; readonly code: ProblemCode; readonly limit?: number }

export type CheckedForm = {
  /** Only fields of the form, cleaned, in the order of the form; empty ones are omitted. */
  readonly answers: readonly Answer[]
  readonly problems: readonly FieldProblem[]
}
export type Answer = { readonly name: string; readonly label: string; readonly value: string }

const limits: Readonly<Record<FieldKind, number>> = {
  text: 200,
  email: 254,
  tel: 40,
  number: 30,
  date: 10,
  textarea: 5000,
  select: 200,
  radio: 200,
  checkbox: 2000,
  consent: 10,
  file: 500,
}

/** Validates a submission by the form's definition; shared by the browser, the site's server and the worker. */
export function checkForm(fields: readonly FormField[], values: FormValues): CheckedForm {
  const answers: Answer[] = []
  const problems: FieldProblem[] = []
  for (const field of applyingFields(fields, values)) {
    const entered = enteredIn(values, field)
    const code = findProblem(field, entered)
    const { name, label } = field
    if (code) problems.push({ field: name, code, ...(code === 'too-long' && { limit: limits[field.kind] }) })
    else if (entered.length > 0) answers.push({ name, label, value: present(field, entered) })
  }
  return { answers, problems }
}

/**
 * The fields that apply to the given answers. The page hides the others and the worker ignores their values: without
 * script all fields are visible.
 */
export function applyingFields(fields: readonly FormField[], values: FormValues): FormField[] {
  const answered = new Map<string, readonly string[]>()
  return fields.filter((field) => {
    const { showIf } = field
    const applies = !showIf || (answered.get(showIf.field) ?? []).some((value) => showIf.equals.includes(value))
    if (applies) answered.set(field.name, enteredIn(values, field))
    return applies
  })
}

function enteredIn(values: FormValues, field: FormField): string[] {
  return cleanValues(field, Object.hasOwn(values, field.name) ? values[field.name] : undefined)
}

function findProblem(field: FormField, entered: readonly string[]): ProblemCode | null {
  const { kind } = field
  const [first] = entered
  if (first === undefined) return field.required ? missingCode(kind) : null
  if (entered.join(', ').length > limits[kind]) return 'too-long'
  if (hasOptions(field) && entered.some((value) => !field.options?.some((option) => option.value === value))) {
    return 'not-an-option'
  }
  if (isForName(field) && findPersonNameProblem(first, limits.text) !== null) return 'not-a-name'
  const test = tests[kind]
  return test && !test.isValid(first) ? test.code : null
}

const tests: Partial<Record<FieldKind, { readonly code: ProblemCode; readonly isValid: (text: string) => boolean }>> = {
  email: { code: 'not-an-email', isValid: isMailAddress },
  tel: { code: 'not-a-phone', isValid: isPhoneNumber },
  number: { code: 'not-a-number', isValid: (text) => /^[+-]?\d+(?:[.,]\d+)?$/.test(text) },
  date: { code: 'not-a-day', isValid: (text) => parseIsoDay(text) !== null },
}

/** The editor declares the purpose of a field by `autocomplete`. */
function isForName({ kind, autocomplete }: FormField): boolean {
  return kind === 'text' && /^(?:name|given-name|additional-name|family-name)$/.test(autocomplete ?? '')
}

/** Digits with common separators. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return /^\+?[\d\s()/.-]+$/.test(text) && digits >= 5 && digits <= 18
}

function missingCode(kind: FieldKind): ProblemCode {
  if (kind === 'consent') return 'consent-missing'
  if (kind === 'file') return 'file-missing'
  return kind === 'select' || kind === 'radio' || kind === 'checkbox' ? 'choice-missing' : 'missing'
}

/** A single checkbox has no options: it is ticked or not. */
function hasOptions({ kind, options }: FormField): boolean {
  return kind === 'select' || kind === 'radio' || (kind === 'checkbox' && (options ?? []).length > 0)
}

function cleanValues(field: FormField, entered: string | readonly string[] | undefined): string[] {
  const list = (typeof entered === 'string' ? [entered] : (entered ?? [])).map((text) =>
    cleanText(text, { lines: field.kind === 'textarea' }),
  )
  const texts = field.kind === 'date' ? list.map((text) => parseWrittenDay(text) ?? text) : list
  const filled = texts.filter((text) => text !== '')
  return field.kind === 'checkbox' ? [...new Set(filled)] : filled.slice(0, 1)
}

function present(field: FormField, entered: readonly string[]): string {
  if (!hasOptions(field)) return entered[0] ?? ''
  const labels = entered.map((value) => field.options?.find((option) => option.value === value)?.label ?? value)
  return labels.join(', ')
}

/** The day first, as guests write it where the browser has no calendar; date inputs send ISO days. */
function parseWrittenDay(text: string): IsoDay | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  return parseIsoDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
