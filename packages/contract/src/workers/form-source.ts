import type { Locale } from '@marram/domain/edition'
import * as v from 'valibot'
import type { GraphqlClient } from '../graphql-client.ts'
import { defineOperation } from '../graphql-operation.ts'
import { parseFields, type SubmittableForm } from './form-definition.ts'

/** Looks up a form for the worker. Null if there is no such form in this language. */
export type FormSource = { loadForm(id: string, locale: Locale): Promise<SubmittableForm | null> }

/** Not part of page queries: pages must not expose the department's address. */
export const submittableFormQuery = defineOperation<{ id: string; locale: Locale }>()({
  name: 'SubmittableForm',
  kind: 'query',
  text: `query SubmittableForm($id: String!, $locale: String) {
  form(id: $id, locale: $locale) { sys { id } title fields recipient { ... on Department { title email } } }
}`,
  reply: v.object({
    form: v.nullable(
      v.object({
        sys: v.object({ id: v.string() }),
        title: v.nullable(v.string()),
        fields: v.unknown(),
        recipient: v.nullish(v.object({ title: v.nullish(v.string()), email: v.nullish(v.string()) })),
      }),
    ),
  }),
})

/** The client must have been created with `submittableFormQuery` among its operations. */
export function createFormSource(content: GraphqlClient): FormSource {
  return {
    async loadForm(id, locale) {
      const { form } = (await content.run(submittableFormQuery, { id, locale })).data
      // Content has no fallback: a form without a title is missing in this edition.
      if (form === null || form.title === null) return null
      const { title, email } = form.recipient ?? {}
      const recipient = email ? { title: title ?? '', email } : null
      return { id: form.sys.id, title: form.title, fields: parseFields(form.fields), recipient }
    },
  }
}
