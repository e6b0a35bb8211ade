import type { Messages } from '@marram/i18n/messages/en'
import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { SiteScope } from './site-scope.ts'

export type PageContext = {
  readonly scope: SiteScope
  readonly messages: Messages
  readonly queryClient: QueryClient
}

export function usePageContext(): PageContext {
  return useRouter().options.context
}
