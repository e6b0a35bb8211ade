import { editionByKey } from '@marram/domain/edition'
import { copenhagenDay } from '@marram/domain/iso-day'
import { type ReactNode, use, useMemo } from 'react'
import { DeferredContentForm } from '../forms/deferred-content-form.tsx'
import { logWarning } from '../log.ts'
import { PageStyles } from '../page-styles.tsx'
import { ForceTabsContext } from '../scope/force-tabs.ts'
import { usePageContext } from '../scope/page-context.ts'
import type { SiteScope } from '../scope/site-scope.ts'
import contentStyles from './content.css?url'
import { type ContentEnvironment, ContentProvider, type PopupContent } from './content-environment.ts'
import type { EmbedOf } from './content-model.ts'
import { RichText } from './rich-text.tsx'

/** Settings of the agency and the page that change how content is rendered. */
export type ContentSettings = Partial<
  Pick<ContentEnvironment, 'forceTabs' | 'phone' | 'frameHosts' | 'renderMap' | 'renderSearch'>
>

const noSettings: ContentSettings = {}

/** Provides the environment of editors' content. Pass referentially stable settings, or all content renders again. */
export function ContentScope({ settings = noSettings, children }: { settings?: ContentSettings; children: ReactNode }) {
  const { scope, messages } = usePageContext()
  const forceTabs = use(ForceTabsContext)
  const environment = useMemo<ContentEnvironment>(
    () => ({
      edition: scope.edition,
      messages,
      ownHosts: ownHosts(scope),
      siteName: messages.site.name,
      year: Number(copenhagenDay(new Date()).slice(0, 4)),
      forceTabs,
      phone: messages.header.phone,
      hours: scope.agency?.hours ?? null,
      frameHosts: scope.frameHosts,
      renderForm,
      loadPopup: (entryId) => loadPopup(scope, entryId),
      log: logWarning,
      ...settings,
    }),
    [scope, messages, settings, forceTabs],
  )
  return (
    <ContentProvider value={environment}>
      <PageStyles href={contentStyles} />
      {children}
    </ContentProvider>
  )
}

/** The host of this edition comes first, because links without a host resolve against it. */
function ownHosts({ edition, origins }: SiteScope): string[] {
  const written = [origins[edition], ...Object.values(origins)].filter((origin) => origin !== '')
  return [...new Set(written.map((origin) => new URL(origin).host))]
}

function renderForm(form: EmbedOf<'Form'>): ReactNode {
  const thankYou = form.thankYou === null ? undefined : <RichText value={form.thankYou} idPrefix={`${form.sys.id}-`} />
  return <DeferredContentForm form={form} {...(thankYou === undefined ? {} : { thankYou })} />
}

async function loadPopup({ edition, services }: SiteScope, entryId: string): Promise<PopupContent | null> {
  const page = await services.content.page(editionByKey(edition).locale, entryId)
  return page === null ? null : { title: page.title ?? '', content: page.content }
}
