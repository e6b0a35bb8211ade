import * as v from 'valibot'

/** The field types available to editors. A checkbox with options allows several of them. */
export const fieldKinds = [
  'text',
  'email',
  'tel',
  'number',
  'date',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'consent',
  'file',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** A honeypot with a name that form-filling bots expect; people never see it. */
export const trapField = 'website_url'

/** Submitted together with the editor's fields, whose names cannot begin with an underscore. */
export const pageField = '_page'
export const stampField = '_stamp'
/** A solved challenge; empty if no script solved it. */
export const captchaField = '_captcha'

const option = v.union([
  v.pipe(
    v.string(),
    v.transform((value) => ({ value, label: value })),
  ),
  v.object({ value: v.string(), label: v.string() }),
])

/** The field applies only if another one, above it, has one of these answers. */
const condition = v.object({
  field: v.string(),
  equals: v.union([
    v.pipe(
      v.string(),
      v.transform((value) => [value]),
    ),
    v.array(v.string()),
  ]),
})

export const formField = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][\w-]{0,39}$/i), v.notValue(trapField)),
  kind: v.picklist(fieldKinds),
  label: v.pipe(v.string(), v.nonEmpty()),
  hint: v.nullish(v.string()),
  required: v.nullish(v.boolean(), false),
  options: v.nullish(v.array(option), []),
  autocomplete: v.nullish(v.string()),
  showIf: v.nullish(condition),
})
export type FormField = v.InferOutput<typeof formField>

const maxFields = 60

/**
 * Parses the editors' field `fields` of a form in one language. Omits invalid fields, on the page and in the worker
 * alike; the rest of the form still works.
 */
export function parseFields(written: unknown): FormField[] {
  if (!Array.isArray(written)) return []
  const fields = written.flatMap((raw) => {
    const parsed = v.safeParse(formField, raw)
    return parsed.success ? [parsed.output] : []
  })
  const single = [...new Map(fields.map((field) => [field.name, field])).values()].slice(0, maxFields)
  return single.map((field, index) => (hangsOn(single.slice(0, index), field) ? field : { ...field, showIf: null }))
}

/** A condition on a field below could never be met, or would be circular. */
function hangsOn(above: readonly FormField[], { showIf }: FormField): boolean {
  return above.some(({ name }) => name === showIf?.field)
}

/** The data of a form needed to validate and forward a submission. */
export type SubmittableForm = {
  readonly id: string
  readonly title: string
  readonly fields: readonly FormField[]
  /** The department that receives the answers; null if the editor chose none. */
  readonly recipient: { readonly title: string; readonly email: string } | null
}
