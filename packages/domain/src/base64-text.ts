/** Encodes text as UTF-8 in standard base64, as mail and HTTP headers use it. */
export function encodeBase64(text: string): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Uses the URL-safe alphabet, which needs no escaping in links and cookies. */
export function encodeBase64Url(text: string): string {
  return encodeBase64(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Accepts either alphabet, with or without padding. Null if the input is not valid base64 or UTF-8. */
export function decodeBase64(input: string): string | null {
  try {
    const binary = atob(input.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(binary, byteOf))
  } catch {
    return null
  }
}

function byteOf(character: string): number {
  return character.charCodeAt(0)
}
