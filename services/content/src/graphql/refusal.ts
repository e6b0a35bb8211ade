import { unknownOperationMessage } from '@marram/contract/graphql-errors'
import { findEditionByLocale, invalidLocaleText, type Locale } from '@marram/domain/edition'
import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

export function badInput(message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })
}

export function unknownOperation(): GraphQLError {
  return createGraphQLError(unknownOperationMessage, {
    extensions: { code: 'UNKNOWN_OPERATION', http: { status: 400 } },
  })
}

export function forbidden(message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code: 'FORBIDDEN', http: { status: 403 } } })
}

export function localeOf(written: string): Locale {
  const edition = findEditionByLocale(written)
  if (!edition) throw badInput(invalidLocaleText(written))
  return edition.locale
}

/** PostgreSQL does not accept null characters in texts. */
export function plainText(written: string): string {
  if (written.includes('\0')) throw badInput('A text must not hold a null character.')
  return written
}
