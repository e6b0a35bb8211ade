import { editionByKey, findEditionByLanguage } from '@marram/domain/edition'
import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { escapeHtml } from '@marram/i18n/mail/letter'
import { sandboxPayment } from '@marram/i18n/sandbox-payment'
import { refuse, reply } from '@marram/service-kit/envelope'
import type { BookingContext } from '../booking/context.ts'
import type { PaymentApp } from './payment-provider.ts'
import type { SandboxOutcome } from './sandbox-books.ts'

type Context = Pick<BookingContext, 'db' | 'origins'>

/** The hosted page of the sandbox. It sends its outcome as a notice, then redirects back. */
export function mountSandboxPage(
  app: PaymentApp,
  context: Context,
  end: (paymentId: string, outcome: SandboxOutcome) => Promise<void>,
): void {
  app.get('/payments/sandbox/:id', async (c) => {
    const payment = await findPayment(c.req.param('id'), context)
    if (payment === null) return reply(unknown())
    return c.html(sandboxPage(payment), 200, { 'cache-control': 'no-store' })
  })
  app.post('/payments/sandbox/:id', async (c) => {
    const payment = await findPayment(c.req.param('id'), context)
    if (payment === null) return reply(unknown())
    // The parser throws on a body that is not a form.
    const { outcome } = await c.req.parseBody().catch(() => ({ outcome: null }))
    if (outcome !== 'paid' && outcome !== 'refused' && outcome !== 'abandoned') {
      return reply(refuse(422, 'outcome', 'The outcome must be paid, refused or abandoned.'))
    }
    await end(payment.id, outcome)
    return c.redirect(payment.returnUrl, 303)
  })
}

const unknown = () => refuse(404, 'unknown-payment', 'There is no such payment.')

async function findPayment(id: string, { db, origins }: Context) {
  if (!/^[0-9a-f-]{36}$/.test(id)) return null
  const row = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .where('payment.id', '=', id)
    .where('provider', '=', 'sandbox')
    .select(['payment.id', 'amount', 'payment.currency', 'return_url', 'language_id'])
    .executeTakeFirst()
  if (!row) return null
  const { id: paymentId, amount, currency, return_url: returnUrl } = row
  const back = new URL(returnUrl).origin
  const edition = editionKeys.find((key) => origins[key] === back) ?? editionOf(row.language_id)
  return { id: paymentId, amount, currency, returnUrl, edition }
}

function editionOf(languageId: number): EditionKey {
  return (findEditionByLanguage(languageId) ?? editionByKey('de')).key
}

type Shown = {
  readonly edition: EditionKey
  readonly amount: number
  readonly currency: 'DKK' | 'EUR'
  readonly returnUrl: string
}

/** Plain HTML with one button per outcome. */
function sandboxPage({ edition, amount, currency, returnUrl }: Shown): string {
  const words = sandboxPayment[edition]
  // Without one, browsers request /favicon.ico, which does not exist.
  const icon = new URL('/favicon.svg', returnUrl).href
  const button = (outcome: SandboxOutcome, label: string) =>
    `<p><button name="outcome" value="${outcome}">${escapeHtml(label)}</button></p>`
  return `<!doctype html>
<html lang="${edition}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" type="image/svg+xml" href="${escapeHtml(icon)}"><title>${escapeHtml(words.title)}</title></head>
<body><main><h1>${escapeHtml(words.title)}: ${escapeHtml(formatFor(edition).money(amount, currency))}</h1>
<p>${escapeHtml(words.text)}</p>
<form method="post">${button('paid', words.pay)}${button('refused', words.refuse)}${button('abandoned', words.leave)}</form>
</main></body></html>
`
}
