import * as v from 'valibot'
import { type Refusal, refuse } from './envelope.ts'

/** The parsed body, or a 400 (not JSON) or 422 (JSON of another shape) that names the first wrong fields. */
export async function readJson<S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<v.InferOutput<S> | Refusal> {
  const text = await request.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return refuse(400, 'malformed-json', 'The request body is not valid JSON.')
  }
  return parseInput(schema, body)
}

/** Checks query strings and path parts, with the same refusal as for a body. */
export function parseInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> | Refusal {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const problems = result.issues.slice(0, 10).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    expected: issue.expected ?? issue.message,
  }))
  const fields = problems.map(({ field }) => field).filter((field) => field !== '')
  const sentence = fields.length > 0 ? `These fields are not valid: ${fields.join(', ')}.` : 'The input is not valid.'
  return refuse(422, 'invalid-input', sentence, { data: { problems } })
}
