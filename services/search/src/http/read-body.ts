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

/** Lines of JSON as well, which is how large imports are sent. */
export async function readDocuments(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.includes('ndjson')) return readBody(request)
  const lines = (await request.text()).split('\n').filter((line) => line.trim() !== '')
  try {
    return lines.map((line): unknown => JSON.parse(line))
  } catch {
    throw new SearchError(400, 'malformed_payload', 'The ndjson payload provided is malformed.')
  }
}

/** A whole number of a query string, or the fallback. */
export function queryNumber(value: string | undefined, fallback: number, max = 10_000): number {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Math.min(Number(value), max) : fallback
}
