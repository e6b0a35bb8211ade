import { editionKeys } from '@marram/i18n/edition-key'
import { type PageClient, pageTable } from '@marram/i18n/page-table'
import { Asset, ScriptOnce, Scripts, useRouter, useTags } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { rememberPresses } from '../kit/early-input.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { pageOfRoute } from '../kit/scope/route-path.ts'
import { rememberMessages } from './editor/early-messages.ts'
import { PageData } from './navigation/page-data.tsx'
import { isPageFile, pageFilesIn } from './wake/page-files.ts'

/** The html element carries what the browser needs to know of its edition, so that no inline script has to. */
export function Document({ children }: { children: ReactNode }) {
  const { scope } = usePageContext()
  const tags = useTags()
  const nonce = scope.nonce === undefined ? {} : { nonce: scope.nonce }
  const client = useClient()
  const origins = editionKeys.map((key) => `${key}=${scope.origins[key]}`).join(' ')
  return (
    <html
      lang={scope.edition}
      data-edition={scope.edition}
      data-instance={scope.instanceId}
      data-origins={origins}
      data-public-key={scope.publicKey}
      data-search-key={scope.searchKey}
      data-frame-hosts={scope.frameHosts.join(' ')}
      data-map-style={scope.mapStyleUrl}
      data-offline={scope.keepsOffline ? undefined : 'off'}
      data-error-details={scope.errorDetails ? '1' : undefined}
      data-gallery={scope.showGallery ? '1' : undefined}
      data-scripts={scope.outsideScripts.map(({ category, src }) => `${category}=${src}`).join(' ') || undefined}
      data-past-cache={scope.pastCache}
      data-search-path={scope.searchPath}
      data-client={client}
      data-files={typeof window === 'undefined' ? pageFilesIn(tags).join(' ') : undefined}
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

/** When the page that the server writes is hydrated; pages that are entered later do not change it. */
function useClient(): PageClient | undefined {
  const { latestLocation } = useRouter()
  const [client] = useState(() => pageTable[pageOfRoute(latestLocation.pathname)].client)
  return client
}
