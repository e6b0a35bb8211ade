import type { Reply } from '../operation.ts'

export type Redirect = Reply<'Redirects'>['redirects'][number]
export type NamedText = Reply<'Texts'>['texts'][number]
export type Meta = Reply<'Meta'>['meta'][number]
