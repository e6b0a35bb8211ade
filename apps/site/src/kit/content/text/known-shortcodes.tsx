import { parseLodgingName } from '@marram/domain/lodging-name'
import type { ShortcodeAttributes } from '@marram/domain/shortcode'
import { buildPath } from '@marram/i18n/paths'
import type { ComponentType, ReactNode } from 'react'
import { ContentButton } from '../blocks/content-button.tsx'
import { useContentEnvironment } from '../content-environment.ts'
import { ContentLink } from '../content-link.tsx'
import { describeOpeningHours } from '../rules/opening-hours-text.ts'

export type ShortcodeProps = {
  readonly attributes: ShortcodeAttributes
  /** The text between the tags, without the shortcodes inside. */
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

/** `[opening-hours]`: the whole week, because a stored page does not know the hour. */
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

/** `[house name="B2417"]` or with words of its own between the tags. */
function House({ attributes, children }: ShortcodeProps) {
  const { edition } = useContentEnvironment()
  const given = attributes.name ?? attributes.id ?? ''
  const name = parseLodgingName(given)
  const words = children ?? given.toUpperCase()
  return name === null ? words : <ContentLink uri={buildPath(edition, { kind: 'lodging', name })}>{words}</ContentLink>
}

export const knownShortcodes: Readonly<Record<string, ComponentType<ShortcodeProps>>> = {
  year: Year,
  phone: Phone,
  'opening-hours': OpeningHours,
  button: ButtonShortcode,
  house: House,
}
