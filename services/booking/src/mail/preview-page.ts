import { type EditionKey, editionKeys, isEditionKey } from '@marram/i18n/edition-key'
import { escapeHtml, htmlWithPictures } from '@marram/i18n/mail/letter'
import type { SocketBindings } from '@marram/service-kit/client-address'
import type { Hono } from 'hono'
import { previewLetters } from './preview.ts'

const path = '/mails'

export function isPreviewPath(pathname: string): boolean {
  return pathname === path
}

/** All booking mails in one language, as HTML and text, with invented data. */
export function mountPreviews(app: Hono<{ Bindings: SocketBindings }>): void {
  app.get(path, (c) => {
    const requested = c.req.query('edition')
    return c.html(previewPage(isEditionKey(requested) ? requested : 'de'), 200, { 'cache-control': 'no-store' })
  })
}

export function previewPage(edition: EditionKey): string {
  const links = editionKeys.map((key) => `<a href="?edition=${key}">${key}</a>`).join(' ')
  const letters = previewLetters(edition).map(
    ({ name, subject, text, ...letter }) => `<section><h2>${escapeHtml(name)}: ${escapeHtml(subject)}</h2>
<iframe title="${escapeHtml(name)}" sandbox srcdoc="${escapeHtml(htmlWithPictures(letter))}" width="700" height="900"></iframe>
<details><summary>Text</summary><pre>${escapeHtml(text)}</pre></details></section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Mails</title></head>
<body><h1>Mails about bookings</h1><p>${links}</p>
${letters.join('\n')}
</body></html>
`
}
