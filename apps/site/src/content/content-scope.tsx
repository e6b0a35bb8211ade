import { copenhagenDay } from '@marram/domain/iso-day'
import contentStyles from '@marram/ui/styles/pages/content.css?url'
import { type ReactNode, useMemo } from 'react'
import { PageStyles } from '../layout/page-styles.tsx'
import { usePageContext } from '../scope/page-context.ts'
import type { SiteScope } from '../scope/site-scope.ts'
import { logWarning } from '../state/log.ts'
import { type ContentEnvironment, ContentProvider } from './content-environment.ts'

/** What the agency's settings say about content. */
export type ContentSettings = Partial<
  Pick<ContentEnvironment, 'forceTabs' | 'phone' | 'frameHosts' | 'renderForm' | 'loadPopup'>
>

/** Stands around everything an editor wrote on a page. Pass settings that stay the same from render to render. */
export function ContentScope({ settings = {}, children }: { settings?: ContentSettings; children: ReactNode }) {
  const { scope, messages } = usePageContext()
  const environment = useMemo<ContentEnvironment>(
    () => ({
      edition: scope.edition,
      messages,
      ownHosts: ownHosts(scope),
      siteName: messages.site.name,
      year: Number(copenhagenDay(new Date()).slice(0, 4)),
      forceTabs: false,
      phone: messages.header.phone,
      frameHosts: [],
      log: logWarning,
      ...settings,
    }),
    [scope, messages, settings],
  )
  return (
    <ContentProvider value={environment}>
      <PageStyles href={contentStyles} />
      {children}
    </ContentProvider>
  )
}

/** The edition of this page first: links without a host are read from there. */
function ownHosts({ edition, origins }: SiteScope): string[] {
  const written = [origins[edition], ...Object.values(origins)].filter((origin) => origin !== '')
  return [...new Set(written.map((origin) => new URL(origin).host))]
}
