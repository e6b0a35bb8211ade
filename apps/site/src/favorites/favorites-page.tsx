import { Notice } from '@marram/ui/notice'
import { Toasts } from '@marram/ui/toasts'
import { createToaster } from '@marram/ui/toasts/toaster.ts'
import { useState } from 'react'
import { phoneHref } from '../frame/header/header-phone.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useLoginHref } from '../frame/session/login-link.tsx'
import { useSession } from '../frame/session/session-store.ts'
import { Breadcrumbs } from '../kit/breadcrumbs.tsx'
import { useLazyPart } from '../kit/lazy-part.ts'
import listStyles from '../kit/lists.css?url'
import { PageStyles } from '../kit/page-styles.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { documentScope } from '../kit/scope/document-scope.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { ensurePageMessages, usePageMessages } from '../kit/scope/page-messages.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import styles from './favorites.css?url'
import { useFavoritesAddress } from './favorites-address.ts'
import { FavoritesContent } from './favorites-content.tsx'
import { RememberedLists } from './shared-list/remembered-lists.tsx'

/** The cached page is a shell shared by all guests; the list appears after hydration. */
export function FavoritesPage() {
  const texts = usePageMessages('favorites')
  const { messages } = usePageContext()
  const [toaster] = useState(createToaster)
  const { address } = useFavoritesAddress()
  const isShared = Array.isArray(address.shared)
  return (
    <PageFrame>
      <PageStyles href={listStyles} />
      <PageStyles href={styles} />
      <div className="wrap favorites">
        <header className="favorites__head">
          <Breadcrumbs above={[]} current={texts.title} />
          <h1>{isShared ? texts.sharedTitle : texts.title}</h1>
          {isShared ? <p className="lead">{texts.sharedIntro}</p> : <AccountIntro />}
        </header>
        <NoScript />
        <FavoritesContent toaster={toaster} />
        <PartBoundary apart>
          <RememberedLists />
        </PartBoundary>
      </div>
      {isShared ? null : <RecentHere />}
      <Toasts toaster={toaster} label={texts.notices} closeLabel={messages.ui.close} />
    </PageFrame>
  )
}

/** Only the browser knows the houses that it has shown. */
function RecentHere() {
  const Recent = useLazyPart(useHydrated(), loadRecent)
  return <PartBoundary>{Recent ? <Recent /> : null}</PartBoundary>
}

async function loadRecent() {
  const [{ StoredRail }] = await Promise.all([
    import('../lodging/recent-rail.tsx'),
    ensurePageMessages(documentScope().edition, 'around'),
  ])
  return StoredRail
}

/** The storage of the list: this browser only, or the account too. The server's page is the same for all guests. */
function AccountIntro() {
  const { intro, account } = usePageMessages('favorites')
  const { kind } = useSession()
  const href = useLoginHref()
  if (kind === 'somebody') return <p className="lead">{account.intro}</p>
  return (
    <>
      <p className="lead">{intro}</p>
      <p className="no-print">
        <a href={href}>{account.login}</a>
        {account.loginText}
      </p>
    </>
  )
}

/** The list is in the browser, where only script can read it; without script there is a link to all houses. */
function NoScript() {
  const { noScript } = usePageMessages('favorites')
  const { header } = usePageContext().messages
  return (
    <noscript>
      <Notice kind="sand">
        <p>{noScript.text}</p>
        <p>
          <a href="/">{noScript.home}</a> <a href={phoneHref(header.phone)}>{noScript.phone(header.phone)}</a>
        </p>
      </Notice>
    </noscript>
  )
}
