import type { Agency } from '@marram/contract/agency/agency'
import { type DeskPage, deskPageId } from '@marram/contract/desk/page'
import type { EditionKey } from '@marram/i18n/edition-key'
import { escapeHtml } from '@marram/i18n/mail/letter'
import { agencyStyle, pictureUrl } from '../agency/present-agency.ts'
import { contentSecurityPolicy, developmentPolicy } from '../kit/content-security.ts'

/** The built files of the desk that its page starts with. */
export type DeskFiles = {
  readonly script: string
  readonly styles: readonly string[]
  /** Sources, which the development server transforms. */
  readonly areSources?: true
}

type Written = {
  readonly edition: EditionKey
  readonly agency: Agency | null
  readonly isDemo: boolean
  readonly staff: DeskPage['staff']
  readonly files: DeskFiles
}

const titles: Readonly<Record<EditionKey, { readonly desk: string; readonly noScript: string }>> = {
  da: { desk: 'Desk', noScript: 'Desk kræver JavaScript. Slå det til i browseren, og genindlæs siden.' },
  de: {
    desk: 'Desk',
    noScript: 'Der Desk braucht JavaScript. Bitte schalten Sie es im Browser ein und laden Sie neu.',
  },
  en: { desk: 'Desk', noScript: 'The desk needs JavaScript. Turn it on in your browser and reload the page.' },
}

/** The desk draws itself in the browser: the page brings its files, the agency and the member of staff. */
export function writeDeskPage({ edition, agency, isDemo, staff, files }: Written): Response {
  const name = agency?.profile.name ?? ''
  const mark = agency?.profile.mark === undefined ? null : pictureUrl(agency, 'mark', agency.profile.mark)
  const page: DeskPage = { edition, agency: { name, mark }, isDemo, staff }
  const style = Object.entries(agency ? agencyStyle(agency) : {}).map(([token, value]) => `${token}:${value}`)
  const { desk, noScript } = titles[edition]
  const html = `<!doctype html>
<html lang="${edition}" style="${escapeHtml(style.join(';'))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(`${desk}, ${name}`)}</title>
<link rel="icon" href="/favicon.svg">
${files.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
<script type="module" src="${escapeHtml(files.script)}"></script>
</head>
<body>
<div id="desk"></div>
<noscript><p>${escapeHtml(noScript)}</p></noscript>
<script type="application/json" id="${deskPageId}">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': files.areSources ? developmentPolicy() : contentSecurityPolicy({ scriptSources: [] }),
    },
  })
}
