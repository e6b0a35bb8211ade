/** Structured data for search engines. A data block is no script, so the content security policy needs no hash for it. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  // A closing tag inside a text would end the block.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
