import { editionKeys } from '@marram/i18n/edition-key'
import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { rememberTaps } from '../kit/early-taps.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { rememberMessages } from './editor/early-messages.ts'

/** The html element carries what the browser needs to know of its edition, so that no inline script has to. */
export function Document({ children }: { children: ReactNode }) {
  const { scope } = usePageContext()
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
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {scope.answer === undefined ? <ScriptOnce>{`${rememberTaps};${rememberMessages}`}</ScriptOnce> : null}
        {children}
        {/* The address of such an answer belongs to no page, so the router must not start on it. */}
        {scope.answer === undefined ? <Scripts /> : null}
      </body>
    </html>
  )
}
