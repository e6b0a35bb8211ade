import { SearchError } from './search-error.ts'

export async function readBody(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') throw new SearchError(400, 'missing_payload', 'A json payload is missing.')
  try {
    return JSON.parse(text)
  } catch {
    throw new SearchError(400, 'malformed_payload', 'The json payload provided is malformed.')
  }
}
