import { copenhagenDay } from '@marram/domain/iso-day'
import { type ReactNode, useMemo } from 'react'
import contentStyles from '../kit/content/content.css?url'
import { type ContentEnvironment, ContentProvider } from '../kit/content/content-environment.ts'
import { logWarning } from '../kit/log.ts'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'

/**
 * Environment of the few things that editors write on a house page: a video, a short text. Forms and popups are left
 * out, since the content pages' own scope would load the script for all of them.
 */
export function LodgingContent({ children }: { children: ReactNode }) {
  const { scope, messages } = usePageContext()
  const environment = useMemo<ContentEnvironment>(
    () => ({
      edition: scope.edition,
      messages,
      ownHosts: Object.values(scope.origins).flatMap((origin) => (origin === '' ? [] : [new URL(origin).host])),
      siteName: messages.site.name,
      year: Number(copenhagenDay(new Date()).slice(0, 4)),
      forceTabs: false,
      phone: messages.header.phone,
      hours: scope.agency?.hours ?? null,
      frameHosts: scope.frameHosts,
      log: logWarning,
    }),
    [scope, messages],
  )
  return (
    <ContentProvider value={environment}>
      <PageStyles href={contentStyles} />
      {children}
    </ContentProvider>
  )
}
