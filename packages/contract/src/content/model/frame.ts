import {
  asset,
  assets,
  choice,
  contentType,
  integer,
  json,
  link,
  links,
  localized,
  location,
  required,
  richText,
  symbol,
  text,
  title,
} from './field.ts'

export const navTypes = ['Link', 'Megamenu', 'Gallery', 'List'] as const
export const navLabels = ['News', 'Last Minute'] as const

/** The parts around pages, and their building blocks. */
export const frameTypes = [
  contentType(
    'navItem',
    'A menu entry; a root has a key: main, footer, service or front. Pages refer to their entry by its key.',
    {
      title: symbol(title),
      key: symbol(),
      type: choice(navTypes, required),
      label: choice(navLabels),
      internalLink: link('page', 'blog', 'job', 'area', 'street', 'category'),
      customLink: symbol(localized),
      text: symbol(localized),
      image: asset(),
      items: links(['navItem'], 50),
    },
  ),
  contentType('setting', 'Settings of the site under a key.', {
    key: symbol({ ...required, validations: [{ unique: true }] }),
    setting: json(localized),
    content: richText(),
    page: link('page'),
  }),
  contentType('faq', 'A question and its answer.', {
    question: symbol(title),
    answer: richText(),
  }),
  contentType(
    'form',
    'A form; each field has name, kind, label and optionally hint, required, options, autocomplete, showIf.',
    {
      title: symbol(title),
      fields: json(localized),
      submitLabel: symbol(localized),
      thankYou: richText(),
      recipient: link('department'),
    },
  ),
  contentType('map', 'A map with at most ten markers.', {
    title: symbol(localized),
    center: location(),
    zoom: integer(),
    markers: json({ validations: [{ size: { max: 10 } }] }),
  }),
  contentType('recommendation', 'A testimonial of a guest.', {
    name: symbol(),
    place: symbol(),
    text: text(localized),
    images: assets(5),
  }),
]
