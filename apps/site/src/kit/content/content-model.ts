import type { Embed } from '@marram/contract/content/rich-text-shape'
import type { Section } from '@marram/contract/content/section-shape'

/** The embedded entry of one type, such as `EmbedOf<'Fact'>`. */
export type EmbedOf<Type extends Embed['__typename']> = Extract<Embed, { __typename: Type }>

export type SectionOf<Type extends Section['__typename']> = Extract<Section, { __typename: Type }>
