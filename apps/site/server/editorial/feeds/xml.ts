const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for an XML element or attribute. */
export function xmlText(text: string): string {
  return [...text]
    .filter(isAllowed)
    .map((char) => entities[char] ?? char)
    .join('')
}

/** XML 1.0 allows no control characters except tab and line breaks. */
function isAllowed(char: string): boolean {
  return char >= ' ' || char === '\t' || char === '\n' || char === '\r'
}
