import { asset, choice, contentType, link, links, localized, richText, symbol, text } from './field.ts'

export const colourStyles = [
  'Primary',
  'Secondary',
  'Default',
  'White',
  'CTA',
  'Primary (10%)',
  'Secondary Positive',
  'Secondary Negative',
  'Secondary CTA',
  'Complementary Primary',
  'Complementary Positive',
  'Complementary Sand',
  'Last Minute',
] as const
export const outputKinds = ['Current Year', 'Entry Popup Btn', 'Html'] as const

/** Entries that can be embedded in rich text. */
export const blockTypes = [
  contentType('accordion', 'A heading that expands to a text.', { title: symbol(localized), content: richText() }),
  contentType('fact', 'A boxed fact.', { title: symbol(localized), text: richText() }),
  contentType('imageWithLink', 'A picture with a link.', {
    image: asset(),
    alt: symbol(localized),
    link: link(),
    url: symbol(localized),
  }),
  contentType('callToAction', 'A button.', {
    title: symbol(localized),
    type: choice(colourStyles),
    buttonShape: choice(['Pill', 'Button']),
    internalLink: link(),
    url: symbol(localized),
  }),
  contentType('mapBlock', 'A map inside a text.', { map: link('map') }),
  contentType('video', 'A video at an external address.', { title: symbol(localized), url: symbol() }),
  contentType('output', 'A computed word, a button that opens a page in a popup, or HTML.', {
    kind: choice(outputKinds),
    text: symbol(localized),
    entry: link(),
    html: text(localized),
  }),
  contentType('employeeBlock', 'Employees inside a text.', {
    title: symbol(localized),
    employees: links(['employee'], 30),
  }),
  contentType('employeeReference', 'One employee inside a text.', { employee: link('employee') }),
]
