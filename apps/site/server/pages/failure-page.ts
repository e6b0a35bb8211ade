import type { Agency } from '@marram/contract/agency/agency'
import { agencyColour } from '@marram/i18n/agency/agency-colours'
import type { EditionKey } from '@marram/i18n/edition-key'
import { failureWords } from '@marram/i18n/failure-words'
import { escapeHtml } from '@marram/i18n/mail/letter'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import { buildPath } from '@marram/i18n/paths'
import { hashesOf, type Policy } from '../kit/content-security.ts'

export type FailurePageOptions = {
  readonly headers: Readonly<Record<string, string>>
  readonly policy: Policy
  readonly agency: () => Agency | null
  /** False before the site has what guests and the law need; then the page says that it opens soon. */
  readonly isOpen: () => boolean
}

/**
 * Shows guests an error that other clients get as JSON. The page needs no service, script or file, since any of them
 * may be down.
 */
export function createFailurePage({ headers, policy, agency, isOpen }: FailurePageOptions) {
  return async (edition: EditionKey, request: Request, refused: Response, why?: 'crowded'): Promise<Response> => {
    const style = css()
    const security = {
      ...headers,
      'Content-Security-Policy': policy({ scriptSources: [], styleSources: hashesOf([style]) }),
    }
    const shown = new Headers(refused.headers)
    for (const [name, value] of Object.entries(security)) shown.set(name, value)
    shown.set('Content-Type', 'text/html; charset=utf-8')
    shown.set('Cache-Control', 'no-store')
    shown.set('X-Robots-Tag', 'noindex')
    shown.delete('Content-Length')
    // Reloading the address of a form would show no form.
    const canRepeat = request.method === 'GET' || request.method === 'HEAD'
    return new Response(
      await writePage({
        edition,
        kind: why ?? kindOf(refused.status),
        canRepeat,
        isOpen: isOpen(),
        style,
        mark: agency()?.profile.mark,
      }),
      { status: refused.status, headers: shown },
    )
  }
}

/** True if a guest would see this answer: a navigation that hit a rate limit or a fault. */
export function isShownFailure({ headers }: Request, { status, headers: answered }: Response): boolean {
  const isFailure = status === 429 || status >= 500
  const isRaw = answered.get('content-type')?.startsWith('application/json') ?? false
  return isFailure && isRaw && (headers.get('accept')?.includes('text/html') ?? false)
}

type FailureKind = 'fault' | 'busy' | 'away' | 'crowded'

type Page = {
  readonly edition: EditionKey
  readonly kind: FailureKind
  readonly canRepeat: boolean
  readonly isOpen: boolean
  readonly style: string
  readonly mark: string | undefined
}

async function writePage({ edition, kind, canRepeat, isOpen, style, mark }: Page): Promise<string> {
  const { site, header, error, favorites } = await loadMessages(edition)
  const { title, texts } = isOpen ? wordsFor(edition, kind, error) : unfinishedWords(edition)
  const link = (href: string, label: string, kind: string) =>
    `<a class="${kind}" href="${href}">${escapeHtml(label)}</a>`
  const phone = header.phone === '' ? [] : [link(`tel:${header.phone.replaceAll(' ', '')}`, header.phone, 'second')]
  const all = [
    ...(canRepeat ? [link('', failureWords[edition].again, 'first')] : []),
    link('/', error.home, canRepeat ? 'second' : 'first'),
    link(buildPath(edition, { kind: 'favorites' }), favorites.title, 'second'),
  ]
  const sign = mark === undefined ? '' : `<img src="${escapeHtml(mark)}" alt="">`
  return `<!doctype html>
<html lang="${edition}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="theme-color" content="${agencyColour('sand-50')}">
<title>${escapeHtml(`${title} | ${site.name}`)}</title><link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${style}</style></head>
<body><header><a class="brand" href="/">${sign}${escapeHtml(site.name)}</a></header>
<main><h1>${escapeHtml(title)}</h1>${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}
<p class="links">${(isOpen ? all : phone).join('')}</p></main>${dunes()}</body></html>
`
}

function unfinishedWords(edition: EditionKey) {
  const { title, what } = failureWords[edition].unfinished
  return { title, texts: [what] }
}

type ErrorWords = { readonly otherTitle: string; readonly otherText: string }

function wordsFor(edition: EditionKey, kind: FailureKind, { otherTitle, otherText }: ErrorWords) {
  if (kind === 'fault') return { title: otherTitle, texts: [otherText] }
  const { title, ...texts } = failureWords[edition][kind]
  return { title, texts: Object.values(texts) }
}

function kindOf(status: number): FailureKind {
  if (status === 500) return 'fault'
  return status === 429 ? 'busy' : 'away'
}

const dunes = () =>
  `<svg class="dunes" viewBox="0 0 1600 240" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><path fill="${agencyColour('sea-200')}" d="M0 60h1600v180H0z"/><path fill="${agencyColour('sand-200')}" d="M0 96c180-52 330-44 520 6s330 34 520-14 380-50 560-4v156H0z"/><path fill="${agencyColour('sand-300')}" d="M0 160c240-62 420-40 640 6s420 40 600-8 240-38 360-18v100H0z"/></svg>`

/** Colours and sizes of the site's tokens, whose stylesheet may be unavailable. */
const css = () => `*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;background:${agencyColour('sand-50')};color:${agencyColour('ink')};font:1.0625rem/1.6 "Figtree Variable",system-ui,sans-serif}
header,main{width:100%;max-width:44rem;margin-inline:auto;padding:1.25rem clamp(1rem,4vw,1.5rem)}
.brand{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;color:${agencyColour('sea-700')};font:600 1.5rem/1 "Fraunces Variable",Georgia,serif;text-decoration:none}
.brand img{width:2.25rem;height:2.25rem}
main{flex:1;padding-block:clamp(1.5rem,7vh,5rem) 3rem}
h1{margin-bottom:1.25rem;font:600 clamp(1.875rem,1.5rem + 1.6vw,2.75rem)/1.15 "Fraunces Variable",Georgia,serif;text-wrap:balance}
p{max-width:38rem;margin-bottom:.75rem}
.links{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
.links a{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:999px;font-weight:600;text-decoration:none}
.first{background:${agencyColour('coral')};color:#fff}
.first:hover{background:${agencyColour('coral-dark')}}
.second{background:#fff;color:${agencyColour('sea-700')};box-shadow:inset 0 0 0 1px ${agencyColour('line-field')}}
.second:hover{background:${agencyColour('foam')}}
a:focus-visible{outline:3px solid ${agencyColour('sea-500')};outline-offset:2px}
.dunes{display:block;width:100%;height:clamp(6rem,22vh,15rem)}
@media (max-width:480px){.links a{width:100%}}`
