import { captchaField, pageField, stampField, trapField } from './form-definition.ts'

const ours = new Set([pageField, stampField, captchaField, trapField])

/** The values of the editor's fields in a submitted form; a file counts by its name. */
export function readValues(data: FormData): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {}
  for (const name of new Set(data.keys())) {
    if (ours.has(name)) continue
    const [first, ...more] = data.getAll(name).flatMap(textOf)
    if (first !== undefined) values[name] = more.length > 0 ? [first, ...more] : first
  }
  return values
}

/** Browsers submit an empty file if none was chosen. */
function textOf(value: FormDataEntryValue): string[] {
  if (typeof value === 'string') return [value]
  return value.size === 0 ? [] : [value.name]
}
