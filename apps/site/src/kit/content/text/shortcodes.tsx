import { splitAtPlaces } from '@marram/contract/content/place-to-fill'
import { parseLodgingName } from '@marram/domain/lodging-name'
import {
  parseShortcodes,
  type ShortcodeAttributes,
  type ShortcodeNode,
  ShortcodeSyntaxError,
} from '@marram/domain/shortcode'
import { buildPath } from '@marram/i18n/paths'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { hoursOfWeek } from '../../hours-of-week.ts'
import { ContentButton } from '../blocks/content-button.tsx'
import { useContentEnvironment } from '../content-environment.ts'
import { ContentLink } from '../content-link.tsx'
import { withLineBreaks } from './marks.tsx'

/** Renders the shortcodes of a text, and in drafts its places to fill in. Unknown names and text that does not parse stay as typed. */
export function TextWithShortcodes({ text }: { readonly text: string }): ReactNode {
  const { log } = useContentEnvironment()
  if (!text.includes('[')) return withLineBreaks(text)
  return splitAtPlaces(text).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    return <Fragment key={index}>{index % 2 === 1 ? <mark>{part}</mark> : showShortcodes(part, log)}</Fragment>
  })
}

function showShortcodes(text: string, log: (message: string) => void): ReactNode {
  try {
    return parseShortcodes(text, Object.keys(knownShortcodes)).map(showNode)
  } catch (error) {
    if (!(error instanceof ShortcodeSyntaxError)) throw error
    log(error.message)
    return withLineBreaks(text)
  }
}

function showNode(node: ShortcodeNode, index: number): ReactNode {
  if (node.kind === 'text') return <Fragment key={index}>{withLineBreaks(node.text)}</Fragment>
  const Shortcode = Object.hasOwn(knownShortcodes, node.name) ? knownShortcodes[node.name] : undefined
  if (Shortcode === undefined) return null
  const props: ShortcodeProps = { attributes: node.attributes, words: wordsOf(node.content ?? []) }
  return (
    <Shortcode key={index} {...props}>
      {node.content?.map(showNode)}
    </Shortcode>
  )
}

function wordsOf(nodes: readonly ShortcodeNode[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.text : wordsOf(node.content ?? []))).join('')
}

type ShortcodeProps = {
  readonly attributes: ShortcodeAttributes
  /** The text between the tags, without nested shortcodes. */
  readonly words: string
  readonly children?: ReactNode
}

/** `[year]` */
function Year() {
  return useContentEnvironment().year
}

/** `[phone]`, or `[phone]ring us[/phone]` */
function Phone({ children }: ShortcodeProps) {
  const { phone } = useContentEnvironment()
  return <ContentLink uri={`tel:${phone.replace(/[^+\d]/g, '')}`}>{children ?? phone}</ContentLink>
}

/** `[opening-hours]` */
function OpeningHours() {
  const { edition, messages, hours } = useContentEnvironment()
  return hours && hoursOfWeek(hours, edition, messages)
}

/** `[button href="/kontakt/" colour="CTA" shape="Pill"]Schreiben Sie uns[/button]` */
function ButtonShortcode({ attributes, words }: ShortcodeProps) {
  return (
    <ContentButton
      title={words}
      uri={attributes.href ?? attributes.url ?? null}
      colour={attributes.colour ?? attributes.color ?? null}
      shape={attributes.shape ?? null}
    />
  )
}

/** `[house name="B2417"]`, or with a link text between the tags. */
function Lodging({ attributes, children }: ShortcodeProps) {
  const { edition } = useContentEnvironment()
  const written = attributes.name ?? attributes.id ?? ''
  const name = parseLodgingName(written)
  const words = children ?? written.toUpperCase()
  return name === null ? words : <ContentLink uri={buildPath(edition, { kind: 'lodging', name })}>{words}</ContentLink>
}

const knownShortcodes: Readonly<Record<string, ComponentType<ShortcodeProps>>> = {
  year: Year,
  phone: Phone,
  'opening-hours': OpeningHours,
  button: ButtonShortcode,
  house: Lodging,
}
