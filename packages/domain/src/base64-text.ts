/** Encodes text as UTF-8 in base64, in the alphabet of mail and headers. */
export function encodeBase64(text: string): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** In the alphabet that needs no escaping in links and cookies. */
export function encodeBase64Url(text: string): string {
  return encodeBase64(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Either alphabet, with or without padding; null when it is neither base64 nor UTF-8. */
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
