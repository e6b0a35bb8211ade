import type { FormField } from '@marram/contract/workers/form-definition'
import type { FieldProblem } from '@marram/contract/workers/form-values'
import type { FormMessages } from '@marram/i18n/messages/forms/en'

const longestLabel = 60

/** A sentence that names the field and the remedy. */
export function problemText(messages: FormMessages, field: FormField, { code, limit }: FieldProblem): string {
  const label = shorten(field.label.replace(/[\s:*]+$/, ''))
  return code === 'too-long' ? messages.problems[code](label, limit ?? 0) : messages.problems[code](label)
}

function shorten(label: string): string {
  return label.length <= longestLabel ? label : `${label.slice(0, longestLabel).replace(/\s+\S*$/, '')} …`
}
