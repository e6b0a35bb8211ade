import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentEntry } from '@marram/contract/content/model/entry'
import * as v from 'valibot'
import { entriesOf, localised, shared, toEntries, toEntry } from '../everything/entry.ts'
import { document, say } from '../everything/text-nodes.ts'

const line = v.string()
/** Address, title, introduction, text. */
const page = v.tuple([line, line, line, line])
const fields = v.record(line, v.unknown())
const file = v.strictObject({
  pages: v.array(
    v.strictObject({
      id: line,
      setting: line,
      template: v.optional(line, 'standard'),
      layout: v.optional(line, 'page'),
      menuKey: v.optional(line),
      showSearchBox: v.optional(v.boolean()),
      section: v.optional(line),
      form: v.optional(line),
      de: page,
      en: page,
    }),
  ),
  entries: v.array(
    v.strictObject({
      type: line,
      id: line,
      same: v.optional(fields, {}),
      links: v.optional(v.record(line, v.array(line)), {}),
      de: fields,
      en: fields,
    }),
  ),
  navigation: v.record(line, v.array(line)),
  settings: v.record(line, v.strictObject({ de: fields, en: fields })),
})
type ContentFile = v.InferOutput<typeof file>
type Page = ContentFile['pages'][number]

const build = entriesOf<object, object>
const withBody: readonly string[] = ['job', 'blog', 'area']

/** Editorial pages of the second agency, in its two editions. */
export function secondContent(folder: string): ContentEntry[] {
  const input: unknown = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'))
  const { pages, entries, navigation, settings } = v.parse(file, input)
  return [
    ...pages.flatMap((one) => [pageEntry(one), setting(one.setting, { page: shared(toEntry(`page-${one.id}`)) })]),
    ...entries.map(entryOf),
    ...Object.entries(navigation).flatMap(([key, items]) => menu(key, items, pages)),
    ...Object.entries(settings).map(([key, { de, en }]) =>
      setting(key, { setting: localised({ da: undefined, de, en }), content: localised({ da: undefined, ...sorry }) }),
    ),
  ]
}

const sorry = { de: say('Prüfen Sie die Adresse.'), en: say('Check the address.') }

function pageEntry({ id, template, layout, menuKey, showSearchBox, section, form, de, en }: Page): ContentEntry {
  const texts = ([slug, title, intro, text]: Page['de']) => ({
    ...{ slug, title, intro },
    content: form ? document(...(say(text).content ?? []), embedded(form)) : say(text),
  })
  const same = { template, layout, menuKey, showSearchBox, ...(section && { sections: toEntries(section) }) }
  return build('page')(`page-${id}`, same, { da: {}, de: texts(de), en: texts(en) })
}

const embedded = (id: string) => ({ nodeType: 'embedded-entry-block', data: { target: toEntry(id) }, content: [] })

function entryOf({ type, id, same, links, de, en }: ContentFile['entries'][number]): ContentEntry {
  const linked = Object.fromEntries(Object.entries(links).map(([name, ids]) => [name, toEntries(...ids)]))
  const written = (texts: object) =>
    'excerpt' in texts || 'intro' in texts || withBody.includes(type)
      ? { ...texts, content: say(String(Object.values(texts).at(-1))) }
      : texts
  return build(type)(id, { ...same, ...linked }, { da: {}, de: written(de), en: written(en) })
}

function setting(key: string, values: ContentEntry['fields']): ContentEntry {
  return { sys: { id: `setting-${key}`, contentType: 'setting' }, fields: { key: shared(key), ...values } }
}

function menu(key: string, items: readonly string[], pages: readonly Page[]): ContentEntry[] {
  const links = items.map((id) => {
    const named = pages.find((one) => one.id === id)
    if (!named) throw new Error(`pages.json has no page ${id}.`)
    return build('navItem')(
      `nav-${key}-${id}`,
      { type: 'Link', internalLink: toEntry(`page-${id}`) },
      { da: {}, de: { title: named.de[1] }, en: { title: named.en[1] } },
    )
  })
  const list = { key, type: 'List', items: toEntries(...links.map(({ sys }) => sys.id)) }
  return [...links, build('navItem')(`nav-${key}`, list, { da: {}, de: { title: key }, en: { title: key } })]
}
