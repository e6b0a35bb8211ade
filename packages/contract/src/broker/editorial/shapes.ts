import * as v from 'valibot'

export const redirect = v.object({ from: v.string(), to: v.string(), isPermanent: v.boolean() })
export type Redirect = v.InferOutput<typeof redirect>

export const namedText = v.object({ name: v.string(), html: v.string() })
export type NamedText = v.InferOutput<typeof namedText>

export const meta = v.object({ key: v.string(), value: v.string() })
export type Meta = v.InferOutput<typeof meta>
