import { parseLodgingName } from '@marram/domain/lodging-name'
import { defaultSchedule, type OpeningSchedule, type WeeklyRule } from '@marram/domain/opening-hours'
import {
  parseShortcodes,
  type ShortcodeAttributes,
  type ShortcodeNode,
  ShortcodeSyntaxError,
} from '@marram/domain/shortcode'
import { calendarWords } from '@marram/i18n/calendar-words'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import type { Messages } from '@marram/i18n/messages/en'
import { buildPath } from '@marram/i18n/paths'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { ContentButton } from '../blocks/content-button.tsx'
import { useContentEnvironment } from '../content-environment.ts'
import { ContentLink } from '../content-link.tsx'
import { withLineBreaks } from './marks.tsx'

/** Renders the shortcodes of a text. Unknown names and text that does not parse stay as typed. */
export function TextWithShortcodes({ text }: { readonly text: string }): ReactNode {
  const { log } = useContentEnvironment()
  if (!text.includes('[')) return withLineBreaks(text)
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

/** `[opening-hours]` lists the whole week, because a cached page cannot know the current time. */
function OpeningHours() {
  const { edition, messages } = useContentEnvironment()
  return describeOpeningHours(edition, messages)
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

/** The opening hours of a whole week in one line. */
function describeOpeningHours(
  edition: EditionKey,
  { content }: Messages,
  { rules }: OpeningSchedule = defaultSchedule,
): string {
  const words = calendarWords[edition]
  const format = formatFor(edition)
  const span = (names: readonly string[], numbers: readonly number[]): string => {
    const [first, last] = [names[(numbers[0] ?? 1) - 1] ?? '', names[(numbers.at(-1) ?? 1) - 1] ?? '']
    return first === last ? first : content.hours.range(first, last)
  }
  const describe = ({ weekdays, months, hours }: WeeklyRule): string[] => {
    if (hours === null) return []
    const days = span(words.weekdays, weekdays)
    const season = months === undefined ? days : `${days} (${span(words.months, months)})`
    return [content.hours.open(season, format.hour(hours.opens / 60), format.hour(hours.closes / 60))]
  }
  const text = rules.flatMap(describe).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
