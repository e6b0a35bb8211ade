import { agencyColour } from '../agency/agency-colours.ts'
import type { EditionKey } from '../edition-key.ts'
import { mailMessages } from './catalogue.ts'

/** A square picture in the HTML; the plain text has `alt` instead. */
export type LetterPicture = {
  /** Unique across all mails: some programs cache pictures by it. */
  readonly contentId: string
  readonly png: Uint8Array
  /** In CSS pixels of the page. */
  readonly side: number
  readonly alt: string
  readonly caption: string
  readonly instead: string
}

/** The company that business mails must name, with its address and registration. */
export type LegalSender = { readonly company: string; readonly address: string; readonly cvr: string | null }

/** A part of a document below the letter, such as the rental terms. */
export type AppendixPart = { readonly kind: 'title' | 'heading' | 'text' | 'item'; readonly text: string }

export type LetterRow = { readonly label: string; readonly value: string; readonly picture?: LetterPicture }

/** The content of a mail, rendered as text and HTML. */
export type Letter = {
  readonly subject: string
  readonly heading: string
  /** The reader's full name, or null if unknown; omit it if the heading is already a greeting. */
  readonly reader?: string | null
  /** For the agency's staff: without a signature. */
  readonly isInternal?: boolean
  readonly paragraphs: readonly string[]
  readonly rows?: readonly LetterRow[]
  /** A column of amounts that ends with the total. */
  readonly sums?: readonly LetterRow[]
  readonly button?: { readonly label: string; readonly href: string }
  readonly closing?: readonly string[]
  readonly appendix?: readonly AppendixPart[]
  /** Link to unsubscribe from such mails; the default label is that of the newsletter. */
  readonly unsubscribe?: { readonly href: string; readonly label?: string }
}

export type RenderedLetter = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Link to unsubscribe; mails about a contract have none. */
  readonly unsubscribe?: string
  /** Pictures referenced as `cid:` in the HTML. */
  readonly pictures?: readonly Pick<LetterPicture, 'contentId' | 'png'>[]
  /** Its language, and the same letter with the agency as its legal sender. */
  readonly signature?: {
    readonly edition: EditionKey
    readonly by: (sender: LegalSender) => Pick<RenderedLetter, 'text' | 'html'>
  }
}

export function renderLetter(edition: EditionKey, letter: Letter): RenderedLetter {
  const { subject, unsubscribe, rows = [] } = letter
  const pictures = rows.flatMap(({ picture }) => picture ?? [])
  return {
    subject: oneLine(subject),
    ...rendered(edition, letter, null),
    signature: { edition, by: (sender) => rendered(edition, letter, sender) },
    ...(unsubscribe && { unsubscribe: unsubscribe.href }),
    ...(pictures.length > 0 && { pictures }),
  }
}

const rendered = (edition: EditionKey, letter: Letter, sender: LegalSender | null) => ({
  text: renderText(edition, letter, sender),
  html: renderHtml(edition, letter, sender),
})

/** The HTML with embedded pictures, for pages, which have no attachments. */
export function htmlWithPictures({ html, pictures = [] }: Pick<RenderedLetter, 'html' | 'pictures'>): string {
  const write = (png: Uint8Array) => `data:image/png;base64,${btoa(String.fromCharCode(...png))}`
  return pictures.reduce((written, { contentId, png }) => written.replaceAll(`cid:${contentId}`, write(png)), html)
}

/** A subject is a header: replaces control characters and line breaks by a space. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200)
}

/** Adds salutation and signature to a letter. */
function courtesy(edition: EditionKey, { reader, isInternal, paragraphs, closing = [] }: Letter) {
  const { dear, hello, signature } = mailMessages(edition).courtesy
  const salutation = reader === undefined ? [] : [reader === null ? hello : dear(reader)]
  return { before: [...salutation, ...paragraphs], after: isInternal ? closing : [...closing, signature] }
}

function renderText(edition: EditionKey, letter: Letter, sender: LegalSender | null): string {
  const { heading, rows, sums = [], button, unsubscribe, appendix = [] } = letter
  const { before, after } = courtesy(edition, letter)
  const { footer, newsletter } = mailMessages(edition)
  const leaveLine = ({ href, label = newsletter.unsubscribe }: NonNullable<Letter['unsubscribe']>) =>
    `${label}: ${href}`
  const parts = [
    heading,
    ...before,
    ...(rows ?? []).map(({ label, value, picture }) => `${label}:\n${value}${picture ? `\n${picture.instead}` : ''}`),
    ...(sums.length > 0 ? [sums.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...after,
    ...appendix.map(({ kind, text }) => (kind === 'title' ? `* * *\n\n${text}` : kind === 'item' ? `- ${text}` : text)),
    [`-- \n${footer}`, ...legalLine(edition, sender), ...(unsubscribe ? [leaveLine(unsubscribe)] : [])].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

// Mail programs ignore style sheets: all styles are attributes, in colours that also work on a dark background.
const paragraphStyle = 'margin:0 0 16px'
const buttonStyle = () =>
  `display:inline-block;padding:12px 20px;border-radius:8px;background:${agencyColour('sea-700')};color:#ffffff;text-decoration:none;font-weight:600`

function renderHtml(edition: EditionKey, letter: Letter, sender: LegalSender | null): string {
  const { heading, rows = [], sums = [], button, appendix = [] } = letter
  const { before, after } = courtesy(edition, letter)
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>`,
    ...before.map(paragraph),
    ...rows.map(row),
    ...(sums.length > 0 ? [sumTable(sums)] : []),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(button.href)}" style="${buttonStyle()}">${escapeHtml(button.label)}</a></p>`,
        ]
      : []),
    ...after.map(paragraph),
    ...appendix.map(appendixHtml),
    footerHtml(edition, letter.unsubscribe, sender),
  ]
  return `<!doctype html>
<html lang="${edition}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(letter.subject))}</title></head>
<body style="margin:0;padding:24px;background:${agencyColour('sand-50')};color:${agencyColour('ink')};font:16px/1.55 Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:28px;border-radius:12px;background:#ffffff">
${body.join('\n')}
</div></body></html>
`
}

const paragraph = (text: string): string =>
  `<p style="${paragraphStyle}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const row = ({ label, value, picture }: LetterRow): string =>
  `<p style="${paragraphStyle}"><strong>${escapeHtml(label)}</strong><br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>${picture ? pictureHtml(picture) : ''}`

function pictureHtml({ contentId, side, alt, caption }: LetterPicture): string {
  const image = `<img src="cid:${escapeHtml(contentId)}" width="${side}" height="${side}" alt="${escapeHtml(alt)}" style="display:block;background:#ffffff">`
  return `${image}<p style="margin:8px 0 16px;font-size:14px;color:${agencyColour('ink-muted')}">${escapeHtml(caption)}</p>`
}

function sumTable(sums: readonly LetterRow[]): string {
  const cells = sums.map(({ label, value }, index) => {
    const weight = index === sums.length - 1 ? `;font-weight:600;border-top:1px solid ${agencyColour('line')}` : ''
    return `<tr><td style="padding:4px 0${weight}">${escapeHtml(label)}</td><td style="padding:4px 0;text-align:right;white-space:nowrap${weight}">${escapeHtml(value)}</td></tr>`
  })
  return `<table role="presentation" width="100%" style="margin:0 0 16px;border-collapse:collapse">${cells.join('')}</table>`
}

function footerHtml(edition: EditionKey, unsubscribe: Letter['unsubscribe'], sender: LegalSender | null): string {
  const { footer, newsletter } = mailMessages(edition)
  const label = unsubscribe?.label ?? newsletter.unsubscribe
  const link = unsubscribe ? ` · <a href="${escapeHtml(unsubscribe.href)}">${escapeHtml(label)}</a>` : ''
  return `<p style="margin:24px 0 0;font-size:13px;color:${agencyColour('ink-muted')}">${[footer, ...legalLine(edition, sender)].map(escapeHtml).join('<br>')}${link}</p>`
}

const smallStyle = 'font-size:14px;line-height:1.5'
const appendixHtml = ({ kind, text }: AppendixPart): string => {
  const written = escapeHtml(text).replaceAll('\n', '<br>')
  if (kind === 'title')
    return `<h2 style="margin:32px 0 12px;padding-top:24px;border-top:1px solid ${agencyColour('line')};font-size:18px">${written}</h2>`
  if (kind === 'heading') return `<h3 style="margin:16px 0 4px;font-size:15px">${written}</h3>`
  return kind === 'item'
    ? `<p style="margin:0 0 4px;padding-left:16px;${smallStyle}">• ${written}</p>`
    : `<p style="margin:0 0 12px;${smallStyle}">${written}</p>`
}

function legalLine(edition: EditionKey, sender: LegalSender | null): string[] {
  if (sender === null) return []
  const { company, address, cvr } = sender
  const { registered } = mailMessages(edition).sender
  return [`${company}, ${address}${cvr === null ? '' : `. ${registered(cvr)}`}`]
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
