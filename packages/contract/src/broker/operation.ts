import * as v from 'valibot'
import type { GraphqlOperation } from '../graphql-operation.ts'
import { type BrokerVariables, brokerReplies } from './replies.generated.ts'

type Name = keyof typeof brokerReplies
type NameOf<Text extends string> = Text extends `query ${infer Found}(${string}` ? Found : never
/** A document is known once the types of its reply and variables are generated. */
type GeneratedDocument<Text extends string> =
  NameOf<Text> extends Name ? Text : 'Run: npm run types -w @marram/contract'

/** The reply type of the document with this name. */
export type Reply<Of extends Name> = v.InferOutput<(typeof brokerReplies)[Of]>

export type BrokerQuery<Of extends Name> = GraphqlOperation<BrokerVariables[Of], (typeof brokerReplies)[Of]>

const replies: Readonly<Record<string, v.GenericSchema>> = brokerReplies

/** A document with the check of its reply, which is looked up by the document's name. */
export function query<const Text extends string>(text: GeneratedDocument<Text>): BrokerQuery<NameOf<Text> & Name>
export function query(text: string): GraphqlOperation<unknown, v.GenericSchema> {
  const name = /^query (\w+)/.exec(text)?.[1] ?? ''
  return { name, kind: 'query', text, reply: replies[name] ?? v.never() }
}
