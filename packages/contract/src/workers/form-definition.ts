import * as v from 'valibot'

/** The kinds of field that an editor can put into a form. A checkbox with options allows several of them. */
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

/** Named as programs that fill in every field expect it; people never see it, so whoever fills it in is no guest. */
export const trapField = 'website_url'

/** Travel beside the editor's fields; an editor's own name cannot begin with an underscore. */
export const pageField = '_page'
export const stampField = '_stamp'
/** A solved challenge; empty where a script could not solve it. */
export const captchaField = '_captcha'

const option = v.union([
  v.pipe(
    v.string(),
    v.transform((value) => ({ value, label: value })),
  ),
  v.object({ value: v.string(), label: v.string() }),
])

/** The field is there only when another one, above it, has this answer or one of these. */
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
 * The list that editors keep in the field `fields` of a form, in one language. A field that nobody could fill in is
 * left out, on the page and in the worker alike; the rest of the form still works.
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

/** A condition on a field that is not above it could never be met, or would depend on itself. */
function hangsOn(above: readonly FormField[], { showIf }: FormField): boolean {
  return above.some(({ name }) => name === showIf?.field)
}

/** What has to be known of a form to judge and to pass on what somebody wrote into it. */
export type SubmittableForm = {
  readonly id: string
  readonly title: string
  readonly fields: readonly FormField[]
  /** The department that answers; null where the editor named none. */
  readonly recipient: { readonly title: string; readonly email: string } | null
}
