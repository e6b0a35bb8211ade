import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { escapeHtml } from '@marram/i18n/mail/letter'
import { sandboxPayment } from '@marram/i18n/sandbox-payment'

export type SandboxOutcome = 'paid' | 'refused' | 'abandoned'

type Shown = { readonly edition: EditionKey; readonly amount: number; readonly currency: 'DKK' | 'EUR' }

/** Plain HTML with one button for each ending; it works everywhere and needs nothing. */
export function sandboxPage({ edition, amount, currency }: Shown): string {
  const words = sandboxPayment[edition]
  const button = (outcome: SandboxOutcome, label: string) =>
    `<p><button name="outcome" value="${outcome}">${escapeHtml(label)}</button></p>`
  return `<!doctype html>
<html lang="${edition}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(words.title)}</title></head>
<body><main><h1>${escapeHtml(words.title)}: ${escapeHtml(formatFor(edition).money(amount, currency))}</h1>
<p>${escapeHtml(words.text)}</p>
<form method="post">${button('paid', words.pay)}${button('refused', words.refuse)}${button('abandoned', words.leave)}</form>
</main></body></html>
`
}
