import type { ContentField } from '../content/model/content-type.ts'
import { embedViews, fixedLinks, jsonChecks, pageViews, partViews, sectionViews, type View } from '../content/views.ts'
import { contentFragments, fieldsOf, getType, getView, isRenamed, pascal, targetOf } from './content-fragments.ts'

const header = `// Generated from the content model and its views (npm run types -w @marram/contract). Do not edit.
import * as v from 'valibot'
import { type RichText, richTextOf } from './rich-text-shape.ts'
import { dated, flag, integers, json, knownOf, listOf, number, sys, text } from './shape-parts.ts'
import { address, ancestor, asset, entrance, formFields, link, location, markers, titled } from './simple-shapes.ts'

const present = v.string()
const assetOrNull = v.nullable(asset)
const linkOrNull = v.nullable(link)
/** Texts contain blocks, and blocks contain texts. */
const body: v.GenericSchema<unknown, RichText | null> = v.nullable(v.lazy(() => richText))
`

const selectText = `const selectText = (embed: string) =>
  \`{ json links { entries { block { ...\${embed} } inline { ...\${embed} } hyperlink { ...EntryLink } } assets { block { ...AssetParts } hyperlink { ...AssetParts } } } }\`
`

const plain: Readonly<Partial<Record<ContentField['type'], string>>> = {
  Symbol: 'text',
  Text: 'text',
  Date: 'text',
  Integer: 'number',
  Boolean: 'flag',
  Location: 'v.nullable(location)',
  RichText: 'body',
  Array: 'integers',
}

/** The text of views.generated.ts: the fragments of all views, with check and type of their replies. */
export function generateContentViews(): string {
  const fragments = Object.entries(contentFragments()).map(
    ([name, text]) => `  ${name}: \`${text.replaceAll(/@(\w+)/g, (_, embed) => `\${selectText('${embed}')}`)}\`,`,
  )
  return [
    header,
    ...Object.entries(partViews).map(presentView),
    ...Object.entries(embedViews).map(presentView),
    presentUnion('embed', Object.keys(embedViews)),
    'const richText = richTextOf(embed, embedNames)\n',
    ...Object.entries(sectionViews).map(presentView),
    presentUnion('section', Object.keys(sectionViews)),
    ...Object.entries(pageViews).map(presentView),
    selectText,
    `export const fragments: Readonly<Record<string, string>> = {\n${fragments.join('\n')}\n}\n`,
  ].join('\n')
}

function presentView([name, view]: [string, View]): string {
  const head = [
    ...(view.completes === undefined ? [] : [`...${view.completes}.entries`]),
    ...(view.isNamed ? [`__typename: v.literal('${pascal(view.type)}')`] : []),
    ...(view.isDated ? ['sys: dated'] : view.completes === undefined ? ['sys'] : []),
    ...(view.hasPath ? ['path: text'] : []),
  ]
  const fields = fieldsOf(view)
  const entries = fields.map((field) => {
    const [key, check] = [isRenamed(field) ? 'body' : field.id, checkOf(view, field)]
    return key === check ? key : `${key}: ${check}`
  })
  const object = `v.object({\n${[...head, ...entries].map((entry) => `  ${entry},\n`).join('')}})`
  const check = fields.some(isRenamed)
    ? `v.pipe(\n${object},\n  v.transform(({ body, ...rest }) => ({ ...rest, text: body })),\n)`
    : object
  const { description } = getType(view.type)
  return `/** ${description} */\nexport const ${name} = ${check}\nexport type ${pascal(name)} = v.InferOutput<typeof ${name}>\n`
}

function presentUnion(name: string, members: readonly string[]): string {
  return [
    `const ${name} = v.variant('__typename', [${members.join(', ')}])`,
    `export type ${pascal(name)} = v.InferOutput<typeof ${name}>`,
    `export const ${name}Names = ${name}.options.map((option) => option.entries.__typename.literal)\n`,
  ].join('\n')
}

function checkOf(view: View, field: ContentField): string {
  const { id, type, items } = field
  if (view.present?.includes(id)) return 'present'
  if (items?.type === 'Link') return listCheck(targetOf(view, field))
  if (type === 'Link') return linkCheck(targetOf(view, field))
  if (view.closed?.includes(id)) return `v.nullable(v.picklist([${wordsOf(field).map(quoted).join(', ')}]))`
  if (type === 'Object') return jsonChecks[`${view.type}.${id}`] ?? 'json'
  const check = plain[type]
  if (check === undefined) throw new Error(`${view.type}.${id}: no check is known for ${type}.`)
  return check
}

function linkCheck(target: string): string {
  const check = fixedLinks[target]?.check ?? target
  return check === 'asset' || check === 'link' ? `${check}OrNull` : `v.nullable(${check})`
}

function listCheck(target: string): string {
  if (target === 'section') return 'knownOf(section, sectionNames)'
  const fixed = fixedLinks[target]
  const key = fixed ? fixed.key : getView(target).present?.[0]
  return `listOf(${fixed?.check ?? target}${key === undefined ? '' : `, '${key}'`})`
}

function wordsOf({ id, validations }: ContentField): readonly string[] {
  for (const validation of validations) if ('in' in validation) return validation.in
  throw new Error(`${id} is no choice.`)
}

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`
