import { type EditionKey, isEditionKey } from './edition-key.ts'

/** Parses a list such as `da=https://example.dk,de=https://example.de`; null if malformed. */
export function parseEditionOrigins(written: string): Partial<Record<EditionKey, string>> | null {
  const origins: Partial<Record<EditionKey, string>> = {}
  for (const pair of written.split(',').filter((part) => part.trim() !== '')) {
    const [key = '', origin = ''] = pair.trim().split('=')
    if (!isEditionKey(key) || !/^https?:\/\/[^/]+$/.test(origin) || !URL.canParse(origin)) return null
    origins[key] = origin
  }
  return origins
}
