import * as v from 'valibot'
import { describeIssue, type Issue } from './describe-issue.ts'
import { isRefusal, type Refusal, refuse, reply } from './envelope.ts'

/** The parsed body, or a 400 (not JSON) or 422 (wrong shape) that names the first invalid fields. */
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

/** Validates query strings and path parts, with the same refusal as for a body. */
export function parseInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> | Refusal {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const problems = result.issues.slice(0, 10).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    error: sentenceOf(issue),
  }))
  const fields = problems.map(({ field }) => field).filter((field) => field !== '')
  const sentence = fields.length > 0 ? `These fields are not valid: ${fields.join(', ')}.` : 'The input is not valid.'
  return refuse(422, 'invalid-input', sentence, { data: { problems } })
}

function sentenceOf(issue: Issue): string {
  const text = describeIssue(issue, v.getDotPath(issue) ?? 'The input')
  return `${text.startsWith('there ') ? `T${text.slice(1)}` : text}.`
}

/** Passes a valid body to the command and replies with its result. */
export async function answer<S extends v.GenericSchema>(
  request: Request,
  schema: S,
  command: (body: v.InferOutput<S>) => Promise<unknown>,
  status: 200 | 201 = 200,
): Promise<Response> {
  const body = await readJson(request, schema)
  return reply(isRefusal(body) ? body : await command(body), {}, status)
}
