import type { FormAnswer } from '@marram/contract/workers/form-answer'
import { parseFields } from '@marram/contract/workers/form-definition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ContentForm } from '../../kit/forms/content-form.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterView } from './newsletter-page.tsx'

const fields = [
  { name: 'name', kind: 'text', label: 'Name', required: true, autocomplete: 'name' },
  { name: 'email', kind: 'email', label: 'E-Mail', required: true, hint: 'Dorthin antworten wir.' },
  { name: 'phone', kind: 'tel', label: 'Telefon' },
  { name: 'persons', kind: 'number', label: 'Personen' },
  { name: 'day', kind: 'date', label: 'Anreise' },
  { name: 'message', kind: 'textarea', label: 'Nachricht', required: true },
  { name: 'topic', kind: 'select', label: 'Thema', options: [{ value: 'a', label: 'Haus' }] },
  { name: 'reach', kind: 'radio', label: 'Rückruf', options: [{ value: 'am', label: 'Vormittag' }], required: true },
  { name: 'wishes', kind: 'checkbox', label: 'Wünsche', options: [{ value: 'pool', label: 'Pool' }] },
  { name: 'pets', kind: 'checkbox', label: 'Mit Hund' },
  { name: 'privacy', kind: 'consent', label: 'Ich habe die Hinweise gelesen', required: true },
  { name: 'broken', kind: 'colour', label: 'Nie zu sehen' },
]
const form = { sys: { id: 'form-contact' }, title: 'Kontakt', fields, submitLabel: 'Abschicken' }

async function render(
  element: ReactNode,
  { edition = 'de', answer }: { edition?: EditionKey; answer?: FormAnswer } = {},
) {
  const messages = await loadMessages(edition)
  const scope = { edition, ...(answer && { answer }) }
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ scope: unknown; messages: unknown }>()({}),
    history: createMemoryHistory({ initialEntries: ['/kontakt/'] }),
    context: { scope, messages },
  })
  await router.load()
  return renderToStaticMarkup(<RouterContextProvider router={router}>{element}</RouterContextProvider>)
}

/** The tag of the control with this name, regardless of the order of its attributes. */
const controlOf = (html: string, name: string) =>
  html.match(/<(?:input|select|textarea)[^>]*>/g)?.find((tag) => tag.includes(`name="${name}"`)) ?? ''
const formTag = (html: string) => /<form[^>]*>/.exec(html)?.[0] ?? ''

describe('an editor’s form', () => {
  test('is a form that works without script, with every field labelled', async () => {
    const html = await render(<ContentForm form={form} />)
    expect(formTag(html)).toContain('method="post"')
    expect(formTag(html)).toContain('action="/api/forms/form-contact/"')
    expect(controlOf(html, '_page')).toContain('value="/kontakt/"')
    for (const { name, kind } of parseFields(fields)) {
      expect(controlOf(html, name), name).not.toBe('')
      const isGroup = kind === 'radio' || name === 'wishes'
      const isBox = kind === 'consent' || name === 'pets'
      if (!isGroup && !isBox) expect(html, name).toContain(`for="form-contact-${name}"`)
    }
    expect(html).toContain('<legend class="field__label">Rückruf')
    expect(html).toContain('Abschicken')
    expect(html).not.toContain('Nie zu sehen')
    expect(html).not.toContain('aria-invalid')
  })
  test('has a honeypot that people neither see nor reach', async () => {
    const html = await render(<ContentForm form={form} />)
    expect(html).toMatch(/<div class="form__trap" aria-hidden="true">[^§]*website_url/)
    expect(controlOf(html, 'website_url')).toContain('tabindex="-1"')
  })
  test('shows the editor’s thanks, or ours', async () => {
    expect(await render(<ContentForm form={form} thankYou={<p>Moin!</p>} />)).toMatch(/id="sent-form-contact".*Moin!/)
    expect(await render(<ContentForm form={form} />)).toContain('Danke, Ihre Nachricht ist angekommen')
  })

  const refused: FormAnswer = {
    kind: 'form',
    formId: 'form-contact',
    values: {
      name: 'Karen "K" <Holm>',
      email: 'karen',
      message: '',
      topic: 'a',
      reach: 'am',
      wishes: ['pool'],
      pets: 'yes',
    },
    problems: [
      { field: 'email', code: 'not-an-email' },
      { field: 'message', code: 'missing' },
    ],
    failure: null,
  }
  test('comes back with all input', async () => {
    const html = await render(<ContentForm form={form} />, { answer: refused })
    expect(html).toContain('value="Karen &quot;K&quot; &lt;Holm&gt;"')
    expect(html).toContain('value="karen"')
    expect(html).toMatch(/<option value="a" selected="">Haus/)
    expect(html.match(/checked=""/g)).toHaveLength(3)
  })
  test('begins at the first error, and each error belongs to its field', async () => {
    const html = await render(<ContentForm form={form} />, { answer: refused })
    expect(html.match(/autofocus/gi)).toHaveLength(1)
    expect(controlOf(html, 'email')).toMatch(/autofocus=""/i)
    expect(controlOf(html, 'email')).toContain('aria-describedby="form-contact-email-error form-contact-email-hint"')
    expect(html).toContain('role="alert"')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
  })
  test('is unaffected by the reply to another form', async () => {
    const html = await render(<ContentForm form={form} />, { answer: { ...refused, formId: 'form-other' } })
    expect(html).not.toContain('karen')
  })
  test.each([
    ['da', 'Se på 2 felter en gang til', 'Udfyld »Nachricht«.'],
    ['de', 'Bitte sehen Sie sich 2 Felder noch einmal an', 'Bitte füllen Sie „Nachricht“ aus.'],
    ['en', '2 fields need another look', 'Please fill in “Nachricht”.'],
  ] as const)('names in %s the missing field and how to correct it', async (edition, summary, problem) => {
    const html = await render(<ContentForm form={form} />, { edition, answer: refused })
    expect(html).toContain(summary)
    expect(html).toContain(problem)
  })
  test('says that nothing is lost when the worker is unavailable', async () => {
    const answer: FormAnswer = { ...refused, problems: [], failure: 'unavailable' }
    const html = await render(<ContentForm form={form} />, { answer })
    expect(html).toContain('Ihr Text steht noch hier')
    expect(html).toContain('value="karen"')
  })
})

describe('the newsletter', () => {
  test('has one field for the address', async () => {
    const html = await render(<NewsletterForm />, { edition: 'da' })
    expect(html).toContain('action="/api/newsletter/"')
    expect(controlOf(html, 'email')).toMatch(/autocomplete="email"/i)
    expect(html).toContain('Din e-mailadresse')
  })
  test.each(['confirm', 'unsubscribe'] as const)('changes nothing by a link alone: %s has a button', async (step) => {
    const html = await render(<NewsletterView step={step} token="abc" />)
    expect(formTag(html)).toContain(`action="/api/newsletter/${step}/"`)
    expect(formTag(html)).toContain('method="post"')
    expect(controlOf(html, 'token')).toContain('value="abc"')
    expect(html).toContain('<button type="submit"')
  })
  test('offers to sign up again when a link has expired', async () => {
    expect(await render(<NewsletterView step="expired" token="" />)).toContain('action="/api/newsletter/"')
    expect(await render(<NewsletterView step="confirmed" token="" />)).not.toContain('<form')
  })
})
