import { createIsomorphicFn } from '@tanstack/react-start'
import { documentScope } from './document-scope.ts'
import { requestScope } from './request-scope.server.ts'

export const currentScope = createIsomorphicFn().server(requestScope).client(documentScope)
