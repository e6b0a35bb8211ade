import { editionKeys } from '@marram/i18n/edition-key'
import { type PageClient, pageTable } from '@marram/i18n/page-table'
import { Asset, ScriptOnce, Scripts, useRouter, useTags } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { rememberPresses } from '../kit/early-input.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { pageOfRoute } from '../kit/scope/route-path.ts'
import { rememberMessages } from './editor/early-messages.ts'
import { PageData } from './navigation/page-data.tsx'
import { findReadyFiles, isPageFile, pageFilesIn } from './wake/page-files.ts'
import { pageScripts } from './wake/page-scripts.ts'

/** The html element carries what the browser needs to know of its edition, so that no inline script has to. */
export function Document({ children }: { children: ReactNode }) {
  const { scope } = usePageContext()
  const tags = useTags()
  const nonce = scope.nonce === undefined ? {} : { nonce: scope.nonce }
  const { client, texts } = usePage()
  const { matches } = useRouter().state
  const files = typeof window === 'undefined' ? pageFilesIn(tags) : null
  const routes = matches.map(({ routeId }) => routeId)
  const origins = editionKeys
    .filter((key) => scope.origins[key] !== '')
    .map((key) => `${key}=${scope.origins[key]}`)
    .join(' ')
  return (
    <html
      lang={scope.edition}
      data-edition={scope.edition}
      data-agency={scope.agency && JSON.stringify(scope.agency)}
      style={scope.agencyStyle}
      data-instance={scope.instanceId}
      data-origins={origins}
      data-public-key={scope.publicKey}
      data-search-key={scope.searchKey}
      data-frame-hosts={scope.frameHosts.join(' ')}
      data-map={scope.map}
      data-map-style={scope.mapStyleUrl}
      data-offline={scope.keepsOffline ? undefined : 'off'}
      data-error-details={scope.errorDetails ? '1' : undefined}
      data-gallery={scope.showGallery ? '1' : undefined}
      data-scripts={scope.outsideScripts.map(({ category, src }) => `${category}=${src}`).join(' ') || undefined}
      data-past-cache={scope.pastCache}
      data-search-path={scope.searchPath}
      data-client={client}
      data-files={files?.join(' ')}
      data-ready-files={files ? findReadyFiles(pageScripts, { routes, texts, files }).join(' ') : undefined}
      suppressHydrationWarning
    >
      <head>
        {tags
          .filter((tag) => !isPageFile(tag))
          .map((tag) => (
            <Asset key={JSON.stringify(tag)} {...tag} {...nonce} />
          ))}
      </head>
      <body suppressHydrationWarning>
        {scope.answer === undefined ? <ScriptOnce>{`${rememberPresses};${rememberMessages}`}</ScriptOnce> : null}
        {children}
        {/* The address of such an answer belongs to no page, so the router must not start on it. */}
        {scope.answer === undefined ? (
          <>
            <PageData />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  )
}

type WrittenPage = { readonly client: PageClient | undefined; readonly texts: readonly string[] }

/** The page that the server writes: when it is hydrated, and its catalogues. Pages that are entered later do not change it. */
function usePage(): WrittenPage {
  const { edition } = usePageContext().scope
  const { latestLocation } = useRouter()
  const [page] = useState(() => {
    const { client, texts } = pageTable[pageOfRoute(latestLocation.pathname)]
    return { client, texts: [edition, ...texts.map((name) => `${name}/${edition}`)] }
  })
  return page
}
