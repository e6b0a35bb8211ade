/** Structured data for search engines. It is a data block and never executed, so the policy needs no hash for it. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  // A closing script tag inside a text would end the block.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
