import type { RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import { RichText } from '../rich-text.tsx'
import { levelAt } from '../rules/outline.ts'
import type { SectionLevel } from './section-frame.tsx'

type SectionBodyProps = {
  readonly value: RichTextValue | null
  /** A text under a title begins one level below it. */
  readonly title: string | null
  readonly level: SectionLevel
  readonly idPrefix: string
}

export function SectionBody({ value, title, level, idPrefix }: SectionBodyProps) {
  if (value === null) return null
  return <RichText value={value} level={title ? levelAt(level, 1) : level} idPrefix={idPrefix} />
}
