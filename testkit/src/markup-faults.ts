import { type ConfigData, HtmlValidate } from 'html-validate'
import type { WalkedPage } from './walk-site.ts'

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `srcSet`, `<br/>`, `async=""` and `hidden=""`; HTML reads them as `srcset`, `<br>`, `async` and `hidden`.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // All scripts and styles come from the site itself, and the policy of the page admits no others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Numbers: how wide a picture is, how far a page has loaded, how long a bar is, where a pin stands. The colours of
    // a picture until it is there. Looks belong in style sheets.
    'no-inline-style': [
      'error',
      { allowedProperties: ['scale', 'width', 'max-width', 'height', '--x', '--y', 'background'] },
    ],
    // Films without sound are moving pictures: the specification has them play by themselves.
    'no-autoplay': ['error', { include: ['audio'] }],
    // The line across the window grows by scaling, which no browser does to its own progress bar.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // The style sheet keeps telephone numbers on one line; non-breaking spaces would be copied along with them.
    'tel-non-breaking': 'off',
    // A film is named by its label: the element has no other way to carry one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The owners name their houses. A search engine cuts what is longer, and the end says only whose page it is.
    'long-title': 'off',
    // Boxes of one question share its name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  },
}

const checker = new HtmlValidate(config)

/** Finds the faults of a page, one line each. */
export async function markupFaults({ edition, path, html }: WalkedPage): Promise<string[]> {
  const { results } = await checker.validateString(html, path)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
  return [...found, ...attributeFaults(html)].map((fault) => `${edition} ${path}: ${fault}`)
}

/** Faults that the W3C's checker finds and html-validate does not know. */
function attributeFaults(html: string): string[] {
  return tagsOf(html).flatMap(([tag, , , attributes = '']) => [
    ...(/ (?:src|href)="data:[^"]*\s/i.test(attributes) ? [`a blank in a data address at ${tag.slice(0, 80)}`] : []),
    ...(/ popovertarget=/i.test(attributes) && / aria-expanded=/i.test(attributes)
      ? [`aria-expanded beside popovertarget at ${tag.slice(0, 80)}`]
      : []),
  ])
}

/** A page without the inside of its header and footer, which are the same on every page and more than half of most. */
export function withoutFrame(page: WalkedPage): WalkedPage {
  const html = page.html
    .replace(/(<header class="site-header[^>]*>).*?(<\/header>)/s, '$1$2')
    .replace(/(<footer class="footer[^>]*>).*?(<\/footer>)/s, '$1$2')
  return { ...page, html }
}

/** The pages that hold a part which none before them holds: an element with its classes and attributes in its parent. */
export function withNewParts(pages: readonly WalkedPage[]): WalkedPage[] {
  const seen = new Set<string>()
  return pages.filter((page) => {
    const before = seen.size
    for (const part of partsOf(withoutFrame(page).html)) seen.add(part)
    return seen.size > before
  })
}

function tagsOf(html: string): RegExpExecArray[] {
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '')
  return [...markup.matchAll(/<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)]
}

/** By its tags alone: React closes every element that it opens, or writes it as `<br/>`. */
function partsOf(html: string): string[] {
  const ancestors = ['']
  const parts: string[] = []
  for (const [, end, tag, attributes = ''] of tagsOf(html)) {
    if (end) {
      ancestors.pop()
      continue
    }
    const name = `${tag} ${/ class="([^"]*)"/.exec(attributes)?.[1] ?? ''}`
    const others = attributes.replaceAll(/="[^"]*"/g, '')
    parts.push(`${ancestors.at(-1)} > ${name} ${others}`)
    if (!attributes.endsWith('/')) ancestors.push(name)
  }
  return parts
}
